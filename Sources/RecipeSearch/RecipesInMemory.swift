package import RecipeMerging

/// Ranked recipes that a run has at hand.
package struct RecipesInMemory: RankedRecipes {
  private let recipes: [RankedRecipe]

  /// Makes a collection of recipes in rank order.
  package init(_ recipes: [RankedRecipe]) {
    self.recipes = recipes
  }

  package var count: Int { recipes.count }

  package subscript(position: Int) -> RankedRecipe { recipes[position].unpacked }
}
