import RecipeCore
import RecipeMerging
import RecipeSearch

/// The recipes of a run in which few changed, with the updated word index.
///
/// Updating the word index of a snapshot is faster than reading all recipes.
struct UpdatedRecipes: RankedRecipes {
  private let recipes: PackedRecipes
  private let index: WordIndex

  /// Combines recipes with the bytes of their word index.
  ///
  /// - Throws: An error if the bytes are not an index of these recipes.
  init(_ recipes: [RankedRecipe], words: [UInt8]) throws(IndexCorruption) {
    index = try WordIndex(SharedBytes(words), 0..<words.count)
    self.recipes = PackedRecipes(recipes)
    guard index.recipeCount == recipes.count else { throw IndexCorruption() }
  }

  var count: Int { recipes.count }

  subscript(position: Int) -> RankedRecipe { recipes[position] }

  // This process wrote the bytes, so they are not corrupt; if they were, each `try?` would fall
  // back to reading every recipe, which gives the same answer.

  func candidates(for query: RecipeQuery) -> QueryCandidates {
    (try? index.candidates(for: query)) ?? .doubtful(.all(count))
  }

  func words(like words: [MisspeltWord], work: ParallelMap) async -> [[KnownWord]]? {
    try? await index.words(like: words, work: work)
  }

  func recipes(withTitlesOfAtMost wordCount: Int) -> RecipePositions? {
    try? index.recipes(withTitlesOfAtMost: wordCount)
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
