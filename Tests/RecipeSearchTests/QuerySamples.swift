import RecipeMerging

@testable import RecipeSearch

extension RecipeQuery {
  /// Whether a recipe has all that is looked for and nothing that is excluded.
  func matches(_ recipe: RankedRecipe) -> Bool {
    var matcher = QueryMatcher(self)
    return matcher.matches(recipe)
  }
}
