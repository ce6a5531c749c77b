import RecipeCore
import RecipeStorage

/// The recipes of a run in which few changed, with the words that the next index has of them.
///
/// The words of an earlier index are brought up to date sooner than all recipes are looked at.
struct UpdatedRecipes: RankedRecipes {
  /// The recipes with the numbers of their members.
  let numbered: NumberedRecipes
  /// The bytes of their word index.
  let words: [UInt8]
  private let index: WordIndex

  /// Puts recipes and their words together; `nil` when the bytes are no index of these recipes.
  init?(_ numbered: NumberedRecipes, words: [UInt8]) {
    guard let index = try? WordIndex(SharedBytes(words), 0..<words.count),
      index.recipeCount == numbered.recipes.count
    else { return nil }
    self.numbered = numbered
    self.words = words
    self.index = index
  }

  var count: Int { numbered.recipes.count }

  subscript(position: Int) -> RankedRecipe { numbered.recipes[position].unpacked }

  // The bytes were made just now, so none is damaged; that one were costs a look at every recipe.

  func candidates(for query: RecipeQuery) -> QueryCandidates {
    (try? index.candidates(for: query)) ?? .doubtful(.all(count))
  }

  func words(like words: [MisspeltWord], work: ParallelMap) async -> [[KnownWord]]? {
    try? await index.words(like: words, work: work)
  }

  func statistics() -> CollectionStatistics? { try? index.statistics() }

  func numbers(for order: SortOrder, at positions: RecipePositions) -> [Double?]? {
    (try? index.numbers(for: order, at: positions)) ?? nil
  }

  func relevance(
    of terms: [RelevanceTerm], _ prior: RelevancePrior, at positions: RecipePositions
  ) -> RelevanceFacts? {
    (try? index.relevance(of: terms, prior, at: positions)) ?? nil
  }
}
