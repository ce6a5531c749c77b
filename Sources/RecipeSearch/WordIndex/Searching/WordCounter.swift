import Text

/// Counts by a word index how often recipes have a word in a field.
struct WordCounter {
  /// The recipes that are counted in.
  let range: Range<Int>
  /// For each of them how often it has the word that was counted last.
  private(set) var times: [UInt16]
  /// The recipes of which the index cannot tell it, of any word that was counted.
  private(set) var unknown: PositionBits

  private let search: WordIndexSearch
  /// Whether any of the times is not 0.
  private var isUsed = false

  /// Makes a counter for recipes at some positions.
  init(_ search: WordIndexSearch, in range: Range<Int>) {
    self.search = search
    self.range = range
    times = Array(repeating: 0, count: range.count)
    unknown = PositionBits(count: search.recipeCount)
  }

  /// Counts a word in the spelling that a recipe has most often.
  ///
  /// - Returns: Whether any of the recipes has it.
  mutating func count(
    _ pattern: TextPattern, in field: IndexField
  ) throws(ByteReader.Damage) -> Bool {
    try count(pattern.spellings[0], in: field)
    for spelling in pattern.spellings.dropFirst() {
      let (most, wasUsed) = (times, isUsed)
      try count(spelling, in: field)
      isUsed = isUsed || wasUsed
      for place in times.indices { times[place] = max(times[place], most[place]) }
    }
    return isUsed
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
    var isUsed = self.isUsed
    defer { self.isUsed = isUsed }
    try times.withUnsafeMutableBufferPointer { times throws(ByteReader.Damage) in
      if isUsed { times.update(repeating: 0) }
      isUsed = false
      try search.forEachList(of: spelling, in: IndexFieldSet(field)) {
        list, word throws(ByteReader.Damage) in
        if field == .title || TextFolding.maySpellOutUmlauts(word) {
          try list.insert(into: &spelledOut)
        }
        try list.forEachPosition(below: recipeCount) { position in
          let place = position - range.lowerBound
          guard place >= 0, place < times.count else { return }
          isUsed = true
          if times[place] > 0 { summed.insert(position) }
          times[place] = times[place].addingClamped(1)
        }
        try list.forEachRepeat(below: recipeCount) { count in
          let place = Int(count.position) - range.lowerBound
          guard place >= 0, place < times.count else { return }
          isUsed = true
          times[place] = times[place].addingClamped(count.times - 1)
        }
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
