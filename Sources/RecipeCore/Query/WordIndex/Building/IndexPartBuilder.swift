/// Collects what the index gets from recipes that are given one after the other.
struct IndexPartBuilder {
  private static let numbers = QueryNumber.allCases
  private static let known = QueryPresence.allCases.map { (presence: $0, word: $0.indexWord) }

  private var table = WordNumbers()
  private var postings = Postings()
  private var columns = Self.numbers.map { _ in NumberColumnPartBuilder() }
  private var statistics = StatisticsTally()
  private var folded = FoldedRecipe()

  /// Adds the recipe at a position, which is greater than those before.
  mutating func add(_ recipe: RankedRecipe, at position: Int) {
    let position = UInt32(clamping: position)
    folded.reset()
    for (field, text) in IndexField.texts {
      let lines = folded.lines(of: text, in: recipe.merged)
      add(lines.plain, field, position)
      add(lines.spelledOut, field, position)
    }
    for (presence, word) in Self.known where presence.isKnown(of: recipe) {
      word.withUnsafeBufferPointer { add(word: $0, .known, position) }
    }
    for (place, number) in Self.numbers.enumerated() {
      columns[place].add(number.value(of: recipe))
    }
    statistics.add(recipe)
  }

  /// What was collected.
  func part() -> IndexPart {
    let (lists, gaps) = postings.lists()
    return IndexPart(
      words: table.pool, lists: lists, gaps: gaps, columns: columns.map(\.part),
      statistics: statistics)
  }

  /// Adds the words of folded lines.
  private mutating func add(_ lines: [UInt8], _ field: IndexField, _ position: UInt32) {
    lines.withUnsafeBufferPointer { lines in
      var start = 0
      while start < lines.count {
        var end = start
        while end < lines.count, lines[end] > 0x20 { end += 1 }
        if start < end {
          add(text: UnsafeBufferPointer(rebasing: lines[start..<end]), field, position)
        }
        start = end + 1
      }
    }
  }

  private mutating func add(
    text: UnsafeBufferPointer<UInt8>, _ field: IndexField, _ position: UInt32
  ) {
    IndexGram.forEach(in: text) { gram in
      gram.withUnsafeBufferPointer { add(word: $0, field, position) }
    }
    // Words that are found by their grams alone are there for those that are slips of them.
    add(word: text, field, position)
  }

  private mutating func add(
    word: UnsafeBufferPointer<UInt8>, _ field: IndexField, _ position: UInt32
  ) {
    postings.add(word: table.number(of: word), field, position)
  }
}
