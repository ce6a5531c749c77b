/// Finds out from a word index what the scores of recipes are made of.
struct RelevanceSearch {
  private let search: WordIndexSearch
  private let terms: [RelevanceTerm]
  private let positions: RecipePositions

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - search: A search of the index.
  ///   - terms: What is looked for.
  ///   - positions: The recipes whose scores are sought.
  init(_ search: WordIndexSearch, _ terms: [RelevanceTerm], at positions: RecipePositions) {
    self.search = search
    self.terms = terms
    self.positions = positions
  }

  /// The facts; `nil` when the index cannot tell them of one of the terms: it counts words, but no
  /// phrases, and no words inside of others.
  ///
  /// - Parameter sources: The sources of which ranks count.
  func facts(ranksOf sources: [String]) throws(ByteReader.Damage) -> RelevanceFacts? {
    guard terms.allSatisfy(\.isOneWord) else { return nil }
    var facts = RelevanceFacts(terms: terms.count, recipes: positions.count)
    var unknown = PositionBits(count: search.recipeCount)
    for number in terms.indices {
      guard try add(term: number, to: &facts, &unknown) else { return nil }
    }
    try addLengths(to: &facts)
    try addRanks(of: sources, to: &facts)
    facts.unknown =
      unknown.isEmpty ? [] : positions.indices.filter { unknown.contains(positions[$0]) }
    return facts
  }

  /// Adds where a term is.
  ///
  /// - Returns: Whether the index tells in which recipes the query would find it.
  private func add(
    term number: Int, to facts: inout RelevanceFacts, _ unknown: inout PositionBits
  ) throws(ByteReader.Damage) -> Bool {
    let term = terms[number]
    guard let expression = term.query.expression else { return false }
    let bounds = try search.bounds(of: expression)
    guard bounds.isExact else { return false }
    for (place, position) in positions.enumerated() where bounds.certain.contains(position) {
      facts.setFound(term: number, in: place)
    }
    for field in term.fields {
      guard let indexField = IndexField(field.field) else { return false }
      let times = try times(of: term.pattern, in: indexField, &unknown)
      for (place, position) in positions.enumerated() where times[position] > 0 {
        facts.set(times: times[position], ofTerm: number, inField: field.place, of: place)
      }
    }
    return true
  }

  /// How often each recipe has a word in a field, in the spelling that it has most often.
  private func times(
    of pattern: TextPattern, in field: IndexField, _ unknown: inout PositionBits
  ) throws(ByteReader.Damage) -> [UInt16] {
    var most: [UInt16] = []
    for spelling in pattern.spellings {
      let times = try times(of: spelling, in: field, &unknown)
      most = most.isEmpty ? times : zip(most, times).map { max($0, $1) }
    }
    return most
  }

  /// The same for one spelling.
  ///
  /// Of a recipe that has several words it finds, such as "egg" and "eggs", what the index counted is
  /// added up; unless its lines may not be.
  private func times(
    of spelling: WordPattern, in field: IndexField, _ unknown: inout PositionBits
  ) throws(ByteReader.Damage) -> [UInt16] {
    let recipeCount = search.recipeCount
    var times = [UInt16](repeating: 0, count: recipeCount)
    var summed = PositionBits(count: recipeCount)
    try search.forEachList(of: spelling, in: IndexFieldSet(field)) {
      list throws(ByteReader.Damage) in
      try list.forEachPosition(below: recipeCount) { position in
        if times[position] > 0 { summed.insert(position) }
        times[position] = times[position].addingClamped(1)
      }
      try list.forEachRepeat(below: recipeCount) { count in
        let position = Int(count.position)
        times[position] = times[position].addingClamped(count.times - 1)
      }
    }
    if !summed.isEmpty {
      summed.formIntersection(
        try search.recipes(marked: IndexMark.severalSpellings, in: field))
      unknown.formUnion(summed)
    }
    return times
  }

  private func addLengths(to facts: inout RelevanceFacts) throws(ByteReader.Damage) {
    for field in RelevanceField.all {
      let lengths = try search.column(.length(field.place))
      for (place, position) in positions.enumerated() {
        guard let length = Int(exactly: lengths[position] ?? 0), length >= 0 else {
          throw ByteReader.Damage()
        }
        facts.set(length: length, ofField: field.place, of: place)
      }
    }
  }

  private func addRanks(
    of sources: [String], to facts: inout RelevanceFacts
  ) throws(ByteReader.Damage) {
    let ranks = try search.column(.number(.rank))
    for (source, name) in sources.enumerated() {
      let ranked = try search.recipes(marked: IndexMark.rankSource(name), in: .known)
      for (place, position) in positions.enumerated() where ranked.contains(position) {
        guard let rank = ranks[position] else { throw ByteReader.Damage() }
        facts.set(RelevanceFacts.Rank(source: source, value: rank), of: place)
      }
    }
  }
}

extension RelevanceTerm {
  /// Whether the index counts it: one word, found only as a whole.
  fileprivate var isOneWord: Bool {
    pattern.spellings.allSatisfy { $0.isOneWord && !$0.isFoundAnywhere }
  }
}

extension UInt16 {
  /// The sum, no more than the greatest number there is.
  fileprivate func addingClamped(_ other: UInt16) -> UInt16 {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
