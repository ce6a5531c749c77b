/// Collects what the index gets from recipes that are given one after the other.
struct IndexPartBuilder {
  private static let numbers = QueryNumber.allCases
  private static let known = QueryPresence.allCases.map { (presence: $0, word: $0.indexWord) }

  private let paired: PairedWords
  /// The place of each word's stem among the paired ones, by the word's number.
  private var pairedPlaces: [Int?] = []
  /// The number of each pair that was met, by the places of its stems.
  private var pairs = PairNumbers()
  private var table = WordNumbers()
  private var postings = Postings()
  private var columns = Self.numbers.map { _ in NumberColumnPartBuilder() }
  private var statistics = StatisticsTally()
  private var folded = FoldedRecipe()

  /// Makes a builder.
  ///
  /// - Parameter paired: The words of which there are pairs.
  init(_ paired: PairedWords) {
    self.paired = paired
  }

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
      _ = word.withUnsafeBufferPointer { add(word: $0, .known, position) }
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
      // The word before in the same line, when it is a paired one.
      var before: Int?
      while start < lines.count {
        var end = start
        while end < lines.count, lines[end] > 0x20 { end += 1 }
        var place: Int?
        if start < end {
          place = add(text: UnsafeBufferPointer(rebasing: lines[start..<end]), field, position)
        }
        if let before, let place { addPair(before, place, field, position) }
        before = end < lines.count && lines[end] == 0x20 ? place : nil
        start = end + 1
      }
    }
  }

  /// Adds a word.
  ///
  /// - Returns: The place of its stem among the paired ones.
  private mutating func add(
    text: UnsafeBufferPointer<UInt8>, _ field: IndexField, _ position: UInt32
  ) -> Int? {
    IndexGram.forEach(in: text) { gram in
      _ = gram.withUnsafeBufferPointer { add(word: $0, field, position) }
    }
    // Words that are found by their grams alone are there for those that are slips of them.
    let number = add(word: text, field, position)
    return paired.stems.isEmpty ? nil : pairedPlace(ofWord: number)
  }

  /// Those of grams and pairs are looked up, too, and found nowhere: they begin with no letter.
  private mutating func pairedPlace(ofWord number: Int) -> Int? {
    while pairedPlaces.count <= number {
      let word = Array(table.pool[pairedPlaces.count])
      pairedPlaces.append(paired.place(of: word[Plural.stem(word.indices, of: word)]))
    }
    return pairedPlaces[number]
  }

  private mutating func addPair(
    _ first: Int, _ second: Int, _ field: IndexField, _ position: UInt32
  ) {
    let pair = SIMD2(UInt32(truncatingIfNeeded: first), UInt32(truncatingIfNeeded: second))
    if let number = pairs[pair] { return postings.add(word: number, field, position) }
    let word = IndexPair.word(paired.stems[first][...], paired.stems[second][...])
    pairs.add(pair, word.withUnsafeBufferPointer { add(word: $0, field, position) })
  }

  /// Adds a word.
  ///
  /// - Returns: Its number.
  private mutating func add(
    word: UnsafeBufferPointer<UInt8>, _ field: IndexField, _ position: UInt32
  ) -> Int {
    let number = table.number(of: word)
    postings.add(word: number, field, position)
    return number
  }
}
