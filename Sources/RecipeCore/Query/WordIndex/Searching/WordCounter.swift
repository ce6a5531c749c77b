/// Counts by a word index how often all recipes have a word in a field.
struct WordCounter {
  /// For each recipe how often it has the word that was counted last.
  private(set) var times: [UInt16]
  /// The recipes of which the index cannot tell it, of any word that was counted.
  private(set) var unknown: PositionBits

  private let search: WordIndexSearch

  /// Makes a counter.
  init(_ search: WordIndexSearch) {
    self.search = search
    times = Array(repeating: 0, count: search.recipeCount)
    unknown = PositionBits(count: search.recipeCount)
  }

  /// Counts a word in the spelling that a recipe has most often.
  mutating func count(
    _ pattern: TextPattern, in field: IndexField
  ) throws(ByteReader.Damage) {
    try count(pattern.spellings[0], in: field)
    for spelling in pattern.spellings.dropFirst() {
      let most = times
      try count(spelling, in: field)
      for position in times.indices { times[position] = max(times[position], most[position]) }
    }
  }

  /// Counts a word in one spelling.
  ///
  /// Of a recipe that has several words it finds, such as "egg" and "eggs", what the index counted is
  /// added up; unless its lines may not be. They may where none of the words is what an umlaut is
  /// spelt out as: then all of them are as often in a line as it is written, or more.
  private mutating func count(
    _ spelling: WordPattern, in field: IndexField
  ) throws(ByteReader.Damage) {
    let recipeCount = search.recipeCount
    var summed = PositionBits(count: recipeCount)
    var spelledOut = PositionBits(count: recipeCount)
    // Nobody else holds the times while they are counted.
    var times: [UInt16] = []
    swap(&times, &self.times)
    defer { swap(&times, &self.times) }
    times.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    try search.forEachList(of: spelling, in: IndexFieldSet(field)) {
      list, word throws(ByteReader.Damage) in
      if field == .title || TextFolding.maySpellOutUmlauts(word) {
        try list.insert(into: &spelledOut)
      }
      try list.forEachPosition(below: recipeCount) { position in
        if times[position] > 0 { summed.insert(position) }
        times[position] = times[position].addingClamped(1)
      }
      try list.forEachRepeat(below: recipeCount) { count in
        let position = Int(count.position)
        times[position] = times[position].addingClamped(count.times - 1)
      }
    }
    summed.formIntersection(spelledOut)
    guard !summed.isEmpty else { return }
    summed.formIntersection(try search.recipes(marked: IndexMark.severalSpellings, in: field))
    unknown.formUnion(summed)
  }
}

extension UInt16 {
  /// The sum, no more than the greatest number there is.
  fileprivate func addingClamped(_ other: UInt16) -> UInt16 {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
