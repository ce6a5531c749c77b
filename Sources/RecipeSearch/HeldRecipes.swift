package import RecipeCore
package import RecipeMerging

/// All recipes, gathered, matched and ranked once, for any number of questions.
package struct HeldRecipes: Sendable {
  /// The recipes in rank order.
  package let recipes: any RankedRecipes
  /// The reports of the sources.
  package let gathering: GatheringReport
  /// True if an index finds words, so that a search need not read every recipe.
  package let isIndexed: Bool

  private let checkSoundness: @Sendable () -> Bool
  private let complete: @Sendable (RankedRecipe) async -> RankedRecipe?

  /// Creates held recipes.
  ///
  /// - Parameters:
  ///   - recipes: The recipes in rank order.
  ///   - gathering: The reports of the sources.
  ///   - isIndexed: True if an index finds words.
  ///   - isSound: Returns false once what was kept of the recipes turned out to be corrupt.
  package init(
    _ recipes: any RankedRecipes, _ gathering: GatheringReport, isIndexed: Bool = false,
    isSound: @escaping @Sendable () -> Bool = { true }
  ) {
    self.init(recipes, gathering, isIndexed, isSound) { _ in nil }
  }

  private init(
    _ recipes: any RankedRecipes, _ gathering: GatheringReport, _ isIndexed: Bool,
    _ isSound: @escaping @Sendable () -> Bool,
    _ complete: @escaping @Sendable (RankedRecipe) async -> RankedRecipe?
  ) {
    self.recipes = recipes
    self.gathering = gathering
    self.isIndexed = isIndexed
    checkSoundness = isSound
    self.complete = complete
  }

  /// Returns the same recipes with a way to fetch what the lists of their sources leave out.
  ///
  /// - Parameter complete: Returns the fuller version of a recipe, or `nil` if there is none.
  package func completed(
    by complete: @escaping @Sendable (RankedRecipe) async -> RankedRecipe?
  ) -> HeldRecipes {
    HeldRecipes(recipes, gathering, isIndexed, checkSoundness, complete)
  }

  /// True unless what was kept of the recipes is corrupt; then no answer since counts.
  package var isSound: Bool { checkSoundness() }

  /// Returns the fuller version of a recipe, or `nil` if there is none.
  package func completed(_ recipe: RankedRecipe) async -> RankedRecipe? { await complete(recipe) }

  /// Finds the page of recipes that match a query.
  package func search(_ request: QueryRequest, work: ParallelMap) async -> QueryAnswer {
    await request.answer(over: recipes, gathering, work)
  }
}
