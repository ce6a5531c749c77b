import RecipeMerging

/// What looking through recipes finds out about a word that may be misspelt.
struct WordTally: Sendable {
  private let word: MisspeltWord
  /// In how many recipes each word is that may be like it.
  private var counts: [[UInt8]: Int] = [:]
  private var isKnown = false

  /// Makes a tally of no recipes.
  init(_ word: MisspeltWord) {
    self.word = word
  }

  /// Looks for the word and for words like it in a recipe.
  mutating func look(at recipe: MergedRecipe, _ folded: inout FoldedRecipe) {
    guard !isKnown else { return }
    isKnown = word.fields.contains {
      folded.count(of: word.pattern, in: $0, of: recipe, limit: 1) > 0
    }
    guard !isKnown else { return }
    for other in likeWords(in: recipe, &folded) { counts[other, default: 0] += 1 }
  }

  /// What this and another look through other recipes found.
  func joined(with other: WordTally) -> WordTally {
    var joined = self
    joined.isKnown = isKnown || other.isKnown
    joined.counts.merge(other.counts, uniquingKeysWith: +)
    return joined
  }

  /// The nearest word; `nil` when none is near, or when the word is known.
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
