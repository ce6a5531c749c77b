import RecipeSearch

/// A search of a word index for the facts behind scores.
struct RelevanceSearch {
  private let search: WordIndexSearch
  private let terms: [RelevanceTerm]
  /// The positions of the recipes to score.
  private let positions: [Int]

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - search: A search of the index.
  ///   - terms: The terms of the query.
  ///   - positions: The recipes to score.
  init(_ search: WordIndexSearch, _ terms: [RelevanceTerm], at positions: RecipePositions) {
    self.search = search
    self.terms = terms
    self.positions = positions.array
  }

  /// Returns the facts, or `nil` if the index lacks them for one of the terms: it counts words, but
  /// not phrases or words inside others.
  ///
  /// - Parameter prior: The prior.
  func facts(_ prior: RelevancePrior) throws(IndexCorruption) -> RelevanceFacts? {
    guard terms.allSatisfy({ $0.pattern.spellings.allSatisfy(\.isCounted) }) else { return nil }
    var facts = RelevanceFacts(terms: terms.count, recipes: positions.count)
    let range = (positions.first ?? 0)..<(positions.last.map { $0 + 1 } ?? 0)
    var counter = WordCounter(search, in: range)
    for number in terms.indices {
      guard try add(term: number, to: &facts, &counter) else { return nil }
    }
    try addLengths(to: &facts)
    try addRanks(prior, to: &facts)
    let unknown = counter.unknown
    if !unknown.isEmpty {
      facts.unknown = positions.indices.filter { unknown.contains(positions[$0]) }
    }
    return facts
  }

  /// Adds the frequencies of a term.
  ///
  /// - Returns: True if the index tells in which recipes the query would find it.
  private func add(
    term number: Int, to facts: inout RelevanceFacts, _ counter: inout WordCounter
  ) throws(IndexCorruption) -> Bool {
    let term = terms[number]
    guard let expression = term.query.expression else { return false }
    let bounds = try search.bounds(of: expression)
    guard bounds.isExact || !term.pattern.otherNames.isEmpty else { return false }
    counter.markUnknown(bounds.doubtful)
    facts.set(found: positions.map { bounds.certain.contains($0) }, ofTerm: number)
    for field in term.fields {
      guard let indexField = IndexField(field.field) else { return false }
      guard try counter.count(term.pattern, in: indexField) else { continue }
      let (times, start) = (counter.times, counter.range.lowerBound)
      facts.set(times: positions.map { times[$0 - start] }, ofTerm: number, inField: field.place)
      guard !counter.isSynonym.isEmpty else { continue }
      for (place, position) in positions.enumerated()
      where counter.isSynonym[position - start] {
        facts.setSynonym(ofTerm: number, inField: field.place, of: place)
      }
    }
    return true
  }

  /// Adds the lengths of the fields that contain a term; the others are not used.
  private func addLengths(to facts: inout RelevanceFacts) throws(IndexCorruption) {
    for field in RelevanceField.all where facts.hasTerm(inField: field.place) {
      let column = try search.column(.length(field.place))
      // By their codes, 0 for those that are not known.
      var lengths: [UInt32] = [0]
      for code in 0..<column.valueCount {
        guard let length = UInt32(exactly: column.value(ofCode: code + 1)) else {
          throw IndexCorruption()
        }
        lengths.append(length)
      }
      facts.set(lengths: positions.map { lengths[column.code(of: $0)] }, ofField: field.place)
    }
  }

  private func addRanks(
    _ prior: RelevancePrior, to facts: inout RelevanceFacts
  ) throws(IndexCorruption) {
    let column = try search.column(.number(.rank))
    for (source, name) in prior.sources.enumerated() {
      let ranked = try search.recipes(marked: IndexMark.rankSource(name), in: .known)
      let places = positions.indices.filter { ranked.contains(positions[$0]) }
      var ranks: [Double] = []
      ranks.reserveCapacity(places.count)
      for place in places {
        guard let rank = column[positions[place]] else { throw IndexCorruption() }
        ranks.append(rank)
      }
      facts.set(
        percentiles: prior.percentiles(of: ranks, inSource: source), ofSource: source, at: places)
    }
  }
}
