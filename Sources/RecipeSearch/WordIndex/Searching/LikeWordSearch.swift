import Text

/// Looks through a dictionary for words that others may be slips of.
struct LikeWordSearch {
  private let dictionary: WordDictionary
  private let sought: [Sought]

  /// A word that may be a slip, and where words like it count.
  struct Sought: Sendable {
    /// The word.
    let word: MisspeltWord
    /// The fields.
    let fields: IndexFieldSet
  }

  /// Makes a search of the bytes of an index, which outlive it.
  init(_ index: UnsafeRawBufferPointer, _ layout: WordIndexLayout, for sought: [Sought]) {
    dictionary = WordDictionary(index: index, layout: layout)
    self.sought = sought
  }

  /// The words of some blocks that are like each of those sought, with how many recipes have them.
  func words(in blocks: Range<Int>) throws(ByteReader.Damage) -> [[KnownWord]] {
    var found: [[KnownWord]] = Array(repeating: [], count: sought.count)
    var cursor = WordCursor(dictionary, blocks: blocks)
    try cursor.advance()
    while !cursor.isAtEnd {
      let sketch = WordSketch(cursor.word[...])
      for (place, sought) in sought.enumerated() where sought.word.mayBeLike(sketch) {
        if let word = try word(at: cursor, likeThatOf: sought) { found[place].append(word) }
      }
      try cursor.advance()
    }
    return found
  }

  /// The word at which a cursor stands, unless it is unlike the one sought or stands nowhere where
  /// that counts.
  private func word(
    at cursor: WordCursor, likeThatOf sought: Sought
  ) throws(ByteReader.Damage) -> KnownWord? {
    let lists = cursor.lists.filter { sought.fields.contains(IndexFieldSet($0.field)) }
    let isText =
      !IndexGram.isGram(cursor.word) && !IndexPair.isPair(cursor.word)
      && !IndexMark.isMark(cursor.word)
    guard isText, !lists.isEmpty, sought.word.isLike(cursor.word) else { return nil }
    var recipes = PositionBits(count: dictionary.layout.recipeCount)
    for list in lists { try list.insert(into: &recipes) }
    return KnownWord(bytes: cursor.word, recipeCount: recipes.size)
  }
}
