import RecipeCore
import RecipeMerging
import RecipeSearch
import Text

/// A builder of a part of the index from consecutive recipes.
struct IndexPartBuilder {
  private static let known = QueryPresence.allCases.map { (presence: $0, word: $0.indexWord) }

  private let paired: PairedWords
  /// The index of each word's stem among the paired ones, by the word's number, or -1.
  private var pairedPlaces: [Int32] = []
  private var table = WordNumbers()
  /// The postings by field.
  private var postings = IndexField.allCases.map { _ in Postings() }
  /// The number of each pair, by the mixed indices of its stems.
  private var pairs = HashTable<UInt32>(minimumCapacity: 512)
  /// The pairs, kept apart from the words, which so many of them would scatter in memory.
  private var pairWords = WordPool()
  /// The postings of pairs, by field.
  private var pairPostings = IndexField.allCases.map { _ in Postings() }
  private var columns = RecipeColumn.all.map { _ in NumberColumnPartBuilder() }
  private var statistics = StatisticsTally()
  private var digest = RecipeDigest()

  /// Creates a builder.
  ///
  /// - Parameter paired: The words that are indexed in pairs.
  init(_ paired: PairedWords) {
    self.paired = paired
  }

  /// Adds the recipe at a position, which is greater than those before.
  mutating func add(_ recipe: RankedRecipe, at position: Int) {
    let position = UInt32(clamping: position)
    digest.read(recipe.merged)
    for (field, text) in IndexField.texts {
      let lines = digest.lines(of: text)
      add(lines: lines.plain, field, position)
      add(lines: lines.spelledOut, field, position)
      if field.isCounted, lines.haveSeveralSpellings(field) {
        add(IndexMark.severalSpellings, field, position)
      }
    }
    postings[IndexField.known.rawValue].beginLines()
    for (presence, word) in Self.known where presence.isKnown(of: recipe, digest.outline) {
      add(word, .known, position)
    }
    for count in digest.lines(of: .title).wordCounts
    where count <= WholeTitleFinder.maximumWordCount {
      add(IndexMark.title(ofWords: count), .known, position)
    }
    if let first = recipe.merged.members.first {
      add(IndexMark.firstSource(first.reference.source), .known, position)
    }
    let rank = RelevancePrior.EarnedRank(of: recipe)
    if let rank { add(IndexMark.rankSource(rank.source), .known, position) }
    for (place, column) in RecipeColumn.all.enumerated() {
      columns[place].add(column.value(of: recipe, digest))
    }
    statistics.add(rank, lengths: digest.lengths)
  }

  /// Returns the part built so far, and empties the builder but keeps its buffers.
  mutating func takePart() -> IndexPart {
    var words = table.takePool()
    var lists = IndexPart.Lists()
    for field in IndexField.allCases {
      postings[field.rawValue].append(to: &lists, field, first: 0, isCounted: field.isCounted)
      pairPostings[field.rawValue].append(
        to: &lists, field, first: words.count, isCounted: false)
      postings[field.rawValue].clear()
      pairPostings[field.rawValue].clear()
    }
    for pair in 0..<pairWords.count {
      pairWords[pair].withUnsafeBufferPointer { words.append($0) }
    }
    let part = IndexPart(
      words: words, lists: lists, columns: columns.map(\.part), statistics: statistics)
    pairs.removeAll()
    pairWords = WordPool()
    pairedPlaces.removeAll(keepingCapacity: true)
    columns = RecipeColumn.all.map { _ in NumberColumnPartBuilder() }
    statistics = StatisticsTally()
    return part
  }

  /// Adds the words of folded lines.
  private mutating func add(lines: [UInt8], _ field: IndexField, _ position: UInt32) {
    guard !lines.isEmpty else { return }
    let hasPairs = !paired.stems.isEmpty && !field.isProse
    // Moved out, so that the field's postings have one owner while words are added.
    var postings = Postings()
    swap(&postings, &self.postings[field.rawValue])
    postings.beginLines()
    if hasPairs { pairPostings[field.rawValue].beginLines() }
    lines.withUnsafeBufferPointer { lines in
      var start = 0
      // The previous word of the same line, if it is a paired one.
      var before: Int32 = -1
      while start < lines.count {
        var end = start
        while end < lines.count, lines[end] > 0x20 { end += 1 }
        var place: Int32 = -1
        if start < end {
          let number = add(
            UnsafeBufferPointer(rebasing: lines[start..<end]), to: &postings, position)
          if hasPairs { place = pairedPlace(ofWord: number) }
        }
        if before >= 0, place >= 0 { addPair(before, place, field, position) }
        let isInLine = end < lines.count && lines[end] == 0x20
        before = isInLine ? place : -1
        if !isInLine, field.hasLinesOfOneMeaning { postings.beginLines() }
        start = end + 1
      }
    }
    swap(&postings, &self.postings[field.rawValue])
  }

  /// Adds a word of a text, and its grams.
  ///
  /// - Returns: The number of the word.
  @inline(__always)
  private mutating func add(
    _ text: UnsafeBufferPointer<UInt8>, to postings: inout Postings, _ position: UInt32
  ) -> Int {
    IndexGram.forEach(in: text) { gram in
      postings.add(word: self.number(of: gram), position)
    }
    // Words found by their grams alone are needed too, as corrections of misspellings.
    let number = table.number(of: text)
    postings.add(word: number, position)
    return number
  }

  /// Returns the index of a word's stem; grams and marks, which begin with no letter, have none.
  private mutating func pairedPlace(ofWord number: Int) -> Int32 {
    while pairedPlaces.count <= number {
      let word = Array(table.pool[pairedPlaces.count])
      let place = paired.place(of: word[Plural.stem(word.indices, of: word)])
      pairedPlaces.append(place.map { Int32(truncatingIfNeeded: $0) } ?? -1)
    }
    return pairedPlaces[number]
  }

  /// Adds a pair; its frequency does not count.
  private mutating func addPair(
    _ first: Int32, _ second: Int32, _ field: IndexField, _ position: UInt32
  ) {
    // No two pairs have one key.
    let key = StableHash.mix(
      UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second)))
    let number = pairs[key].map(Int.init) ?? addNumber(of: first, second, key)
    pairPostings[field.rawValue].add(word: number, position)
  }

  private mutating func addNumber(of first: Int32, _ second: Int32, _ key: UInt64) -> Int {
    let number = pairWords.count
    let word = IndexPair.word(paired.stems[Int(first)][...], paired.stems[Int(second)][...])
    word.withUnsafeBufferPointer { pairWords.append($0) }
    pairs.insert(UInt32(truncatingIfNeeded: number), for: key)
    return number
  }

  /// Adds an index term that is not a word of a text.
  private mutating func add(_ word: [UInt8], _ field: IndexField, _ position: UInt32) {
    postings[field.rawValue].add(word: number(of: word), position)
  }

  private mutating func number(of word: [UInt8]) -> Int {
    word.withUnsafeBufferPointer { table.number(of: $0) }
  }
}

extension FoldedLines {
  /// The numbers of words of the lines, each once.
  fileprivate var wordCounts: [Int] {
    Set(plain.split(separator: 0x0A).map { line in line.count { $0 == 0x20 } + 1 }).sorted()
  }

  /// True if there are lines whose counts must not be added up; see `IndexMark.severalSpellings`.
  fileprivate func haveSeveralSpellings(_ field: IndexField) -> Bool {
    guard spelledOut.isEmpty else { return true }
    guard field.hasLinesOfOneMeaning else { return false }
    return plain.firstIndex(of: 0x0A).map { $0 + 1 < plain.count } ?? false
  }
}
