import RecipeSearch

/// A search of the dictionary for words that others may be misspellings of.
struct LikeWordSearch {
  private let dictionary: WordDictionary
  private let sought: [Sought]

  /// A word that may be misspelt, and the fields in which similar words count.
  struct Sought: Sendable {
    /// The word.
    let word: MisspeltWord
    /// The fields.
    let fields: IndexFieldSet
  }

  /// Creates a search of the bytes of an index, which must outlive it.
  init(_ index: UnsafeRawBufferPointer, _ layout: WordIndexLayout, for sought: [Sought]) {
    dictionary = WordDictionary(index: index, layout: layout)
    self.sought = sought
  }

  /// Returns the words of some blocks that are similar to each sought one, with their recipe
  /// counts.
  func words(in blocks: Range<Int>) throws(IndexCorruption) -> [[KnownWord]] {
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

  /// Returns the word at a cursor, or `nil` if it is not similar to the sought one or occurs only
  /// in other fields.
  private func word(
    at cursor: WordCursor, likeThatOf sought: Sought
  ) throws(IndexCorruption) -> KnownWord? {
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
