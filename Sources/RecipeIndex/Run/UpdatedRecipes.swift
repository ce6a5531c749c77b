import RecipeCore
import RecipeMerging
import RecipeSearch
import Text

/// The recipes of a run in which few changed, with the words that the next index has of them.
///
/// The words of an earlier index are brought up to date sooner than all recipes are looked at.
struct UpdatedRecipes: RankedRecipes {
  private let recipes: PackedRecipes
  private let index: WordIndex

  /// Puts recipes and the bytes of their word index together.
  ///
  /// - Throws: That the bytes are no index of these recipes.
  init(_ recipes: [RankedRecipe], words: [UInt8]) throws(ByteReader.Damage) {
    index = try WordIndex(SharedBytes(words), 0..<words.count)
    self.recipes = PackedRecipes(recipes)
    guard index.recipeCount == recipes.count else { throw ByteReader.Damage() }
  }

  var count: Int { recipes.count }

  subscript(position: Int) -> RankedRecipe { recipes[position] }

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
