/// Recipes in rank order, and where each of them was before.
package struct Ranking: Sendable {
  /// The recipes, highest rank first.
  package let recipes: [RankedRecipe]
  /// For each of them its place among the recipes that were ranked: that of its cluster.
  package let places: [Int]

  /// Puts recipes and their places together.
  package init(recipes: [RankedRecipe], places: [Int]) {
    self.recipes = recipes
    self.places = places
  }
}
