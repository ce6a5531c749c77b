import Suggestions

/// A word of a query that may be misspelt.
package struct MisspeltWord: Sendable {
  /// The term as written.
  package let text: String
  /// The pattern of the term.
  package let pattern: TextPattern
  /// The fields that the query searches.
  package let fields: [QueryField]
  /// The query of this term alone.
  package let query: RecipeQuery
  private let word: String
  private let sketch: WordSketch

  /// The fewest letters of a word that is corrected: a shorter one is a letter away from too many others.
  private static let leastLetters = 3

  /// Creates a word from a term, or `nil` if it is not a single complete word.
  init?(_ term: QueryTerm) {
    guard case .words(let pattern, let fields) = term.test, !pattern.isPrefix,
      !pattern.folded.contains(0x20), !fields.contains(.id), !fields.contains(.address)
    else { return nil }
    text = term.text
    self.pattern = pattern
    self.fields = fields
    query = RecipeQuery(.term(term))
    word = String(decoding: pattern.folded, as: UTF8.self)
    let isLong = word.unicodeScalars.count >= Self.leastLetters
    guard isLong || word.unicodeScalars.contains(where: { !$0.isASCII }) else { return nil }
    sketch = WordSketch(pattern.folded[...])
  }

  /// True if it may be a misspelling of a word with a sketch.
  package func mayBeLike(_ other: WordSketch) -> Bool { sketch.mayBeLike(other) }

  /// True if it may be a misspelling of a folded word.
  package func isLike(_ other: [UInt8]) -> Bool {
    mayBeLike(WordSketch(other[...]))
      && nearest(in: [String(decoding: other, as: UTF8.self)]) != nil
  }

  /// Returns the nearest of some words; of equally near ones that of most recipes.
  package func nearest(among known: [KnownWord]) -> String? {
    let sorted = known.sorted { left, right in
      left.recipeCount == right.recipeCount
        ? left.bytes.lexicographicallyPrecedes(right.bytes) : left.recipeCount > right.recipeCount
    }
    return nearest(in: sorted.map { String(decoding: $0.bytes, as: UTF8.self) })
  }

  /// Returns the nearest of some words.
  ///
  /// Of six letters only one may be wrong, as two wrong ones make "more" of "moehre".
  private func nearest(in known: [String]) -> String? {
    Suggestion.nearest(to: word, in: known, edits: max(1, (word.unicodeScalars.count - 1) / 3))
  }
}
