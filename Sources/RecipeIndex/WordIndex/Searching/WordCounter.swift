import RecipeSearch
import Text

/// A counter of word frequencies in a field, by a word index.
struct WordCounter {
  /// The positions of the recipes to count.
  let range: Range<Int>
  /// The frequency of the word counted last, for each of them.
  private(set) var times: [UInt16]
  /// True for each of them that has only a synonym of it; empty if none has.
  private(set) var isSynonym: [Bool] = []
  /// The recipes for which the index cannot tell the frequency of some counted word.
  private(set) var unknown: PositionBits

  private let search: WordIndexSearch
  /// True if any frequency is not 0.
  private var isUsed = false

  /// Creates a counter for recipes in a range of positions.
  init(_ search: WordIndexSearch, in range: Range<Int>) {
    self.search = search
    self.range = range
    times = Array(repeating: 0, count: range.count)
    unknown = PositionBits(count: search.recipeCount)
  }

  /// Marks recipes as unknown.
  mutating func markUnknown(_ recipes: PositionBits) {
    unknown.formUnion(recipes)
  }

  /// Counts a word in the spelling, or of the name, that a recipe has most often.
  ///
  /// Recipes that may have another name that the index does not count become unknown.
  ///
  /// - Returns: True if any of the recipes has it.
  mutating func count(
    _ pattern: TextPattern, in field: IndexField
  ) throws(IndexCorruption) -> Bool {
    try count(pattern.spellings[0], in: field)
    isSynonym = []
    for (number, spelling) in pattern.all.enumerated().dropFirst() {
      if number == pattern.ownCount { isSynonym = times.map { $0 == 0 } }
      guard spelling.isCounted else {
        markUnknown(try search.bounds(of: spelling, in: IndexFieldSet(field)).possible)
        continue
      }
      let (most, wasUsed) = (times, isUsed)
      try count(spelling, in: field)
      isUsed = isUsed || wasUsed
      for place in times.indices { times[place] = max(times[place], most[place]) }
    }
    for place in isSynonym.indices where times[place] == 0 { isSynonym[place] = false }
    return isUsed
  }

  /// Counts a word in one spelling.
  ///
  /// If a recipe has several matching words, such as "egg" and "eggs", their indexed frequencies
  /// are added up, unless its lines may not be. They may if none of the words is the spelt-out form
  /// of an umlaut: then all of them are at least as frequent in a line as it is written.
  private mutating func count(
    _ spelling: WordPattern, in field: IndexField
  ) throws(IndexCorruption) {
    let recipeCount = search.recipeCount
    var summed = PositionBits(count: recipeCount)
    var spelledOut = PositionBits(count: recipeCount)
    // Moved out, so that the array has one owner while it is changed.
    var times: [UInt16] = []
    swap(&times, &self.times)
    defer { swap(&times, &self.times) }
    var isUsed = self.isUsed
    defer { self.isUsed = isUsed }
    try times.withUnsafeMutableBufferPointer { times throws(IndexCorruption) in
      if isUsed { times.update(repeating: 0) }
      isUsed = false
      try search.forEachList(of: spelling, in: IndexFieldSet(field)) {
        list, word throws(IndexCorruption) in
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

extension WordPattern {
  /// True if the index counts it: a single word that only matches as a whole.
  var isCounted: Bool { isOneWord && !isFoundAnywhere }
}

extension UInt16 {
  /// Returns the sum, clamped to the greatest number.
  fileprivate func addingClamped(_ other: UInt16) -> UInt16 {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
