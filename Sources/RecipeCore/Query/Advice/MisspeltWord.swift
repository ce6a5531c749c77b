import Suggestions

/// A word of a query, and the words of the collection that it may be a slip of.
struct MisspeltWord: Sendable {
  /// The term as written.
  let text: String
  private let word: String
  private let pattern: TextPattern
  private let fields: [QueryField]
  private let sketch: WordSketch
  private var candidates: [[UInt8]: Int] = [:]
  private var isKnown = false

  /// Makes a word of a term; `nil` when it is none, or a phrase, or the beginning of a word.
  init?(_ term: QueryTerm) {
    guard case .words(let pattern, let fields) = term.test, !pattern.isPrefix,
      !pattern.folded.contains(0x20), !fields.contains(.id), !fields.contains(.address)
    else { return nil }
    text = term.text
    word = String(decoding: pattern.folded, as: UTF8.self)
    self.pattern = pattern
    self.fields = fields
    sketch = WordSketch(pattern.folded[...])
  }

  /// Looks for the word and for words like it in a recipe.
  mutating func look(at recipe: MergedRecipe, _ folded: inout FoldedRecipe) {
    guard !isKnown else { return }
    for field in fields {
      isKnown = isKnown || folded.count(of: pattern, in: field, of: recipe, limit: 1) > 0
      folded.forEachWord(of: field, in: recipe) { other in
        if sketch.mayBeLike(WordSketch(other)) { candidates[Array(other), default: 0] += 1 }
      }
    }
  }

  /// What this and another look through other recipes found.
  func joined(with other: MisspeltWord) -> MisspeltWord {
    var joined = self
    joined.isKnown = isKnown || other.isKnown
    joined.candidates.merge(other.candidates, uniquingKeysWith: +)
    return joined
  }

  /// The nearest word, the most frequent of equally near ones; `nil` when the word is known.
  var nearest: String? {
    guard !isKnown else { return nil }
    let known = candidates.sorted { left, right in
      left.value == right.value
        ? left.key.lexicographicallyPrecedes(right.key) : left.value > right.value
    }
    return Suggestion.nearest(to: word, in: known.map { String(decoding: $0.key, as: UTF8.self) })
  }
}
