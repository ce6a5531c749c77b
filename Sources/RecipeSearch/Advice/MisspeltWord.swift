import Suggestions

/// A word of a query that may be a slip.
package struct MisspeltWord: Sendable {
  /// The term as written.
  package let text: String
  /// What the term finds.
  package let pattern: TextPattern
  /// Where it is looked for.
  package let fields: [QueryField]
  /// The query of this term alone.
  package let query: RecipeQuery
  private let word: String
  private let sketch: WordSketch

  /// Makes a word of a term; `nil` when it is none, or a phrase, or the beginning of a word.
  init?(_ term: QueryTerm) {
    guard case .words(let pattern, let fields) = term.test, !pattern.isPrefix,
      !pattern.folded.contains(0x20), !fields.contains(.id), !fields.contains(.address)
    else { return nil }
    text = term.text
    self.pattern = pattern
    self.fields = fields
    query = RecipeQuery(.term(term))
    word = String(decoding: pattern.folded, as: UTF8.self)
    sketch = WordSketch(pattern.folded[...])
  }

  /// Whether a word with a sketch may be one that it is a slip of.
  func mayBeLike(_ other: WordSketch) -> Bool { sketch.mayBeLike(other) }

  /// Whether it may be a slip of a folded word.
  func isLike(_ other: [UInt8]) -> Bool {
    mayBeLike(WordSketch(other[...]))
      && Suggestion.nearest(to: word, in: [String(decoding: other, as: UTF8.self)]) != nil
  }

  /// The nearest of some words, that which most recipes have of equally near ones.
  package func nearest(among known: [KnownWord]) -> String? {
    let sorted = known.sorted { left, right in
      left.recipeCount == right.recipeCount
        ? left.bytes.lexicographicallyPrecedes(right.bytes) : left.recipeCount > right.recipeCount
    }
    return Suggestion.nearest(
      to: word, in: sorted.map { String(decoding: $0.bytes, as: UTF8.self) })
  }
}
