/// Recipes in rank order, with the index of each before ranking.
package struct Ranking: Sendable {
  /// The recipes, highest rank first.
  package let recipes: [RankedRecipe]
  /// The index of each recipe's cluster, which is its index before ranking.
  package let places: [Int]

  /// Creates a ranking from recipes and their indices before ranking.
  package init(recipes: [RankedRecipe], places: [Int]) {
    self.recipes = recipes
    self.places = places
  }
}
