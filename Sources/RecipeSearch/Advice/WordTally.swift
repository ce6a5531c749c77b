import RecipeMerging

/// The occurrences of words similar to a possibly misspelt one, counted by reading recipes.
struct WordTally: Sendable {
  private let word: MisspeltWord
  /// The number of recipes with each similar word.
  private var counts: [[UInt8]: Int] = [:]
  private var isKnown = false

  /// Creates an empty tally.
  init(_ word: MisspeltWord) {
    self.word = word
  }

  /// Counts the word and similar words of a recipe.
  mutating func look(at recipe: MergedRecipe, _ folded: inout FoldedRecipe) {
    guard !isKnown else { return }
    isKnown = word.fields.contains {
      folded.count(of: word.pattern, in: $0, of: recipe, limit: 1) > 0
    }
    guard !isKnown else { return }
    for other in likeWords(in: recipe, &folded) { counts[other, default: 0] += 1 }
  }

  /// Returns the sum of this tally and that of other recipes.
  func joined(with other: WordTally) -> WordTally {
    var joined = self
    joined.isKnown = isKnown || other.isKnown
    joined.counts.merge(other.counts, uniquingKeysWith: +)
    return joined
  }

  /// The nearest word, or `nil` if none is near or the word itself occurs.
  var nearest: String? {
    isKnown
      ? nil : word.nearest(among: counts.map { KnownWord(bytes: $0.key, recipeCount: $0.value) })
  }

  private func likeWords(in recipe: MergedRecipe, _ folded: inout FoldedRecipe) -> Set<[UInt8]> {
    var words: Set<[UInt8]> = []
    for field in word.fields {
      folded.forEachWord(of: field, in: recipe) { other in
        if word.mayBeLike(WordSketch(other)) { words.insert(Array(other)) }
      }
    }
    return words
  }
}
