import RecipeMerging

@testable import RecipeSearch

extension RecipeQuery {
  /// True if a recipe matches.
  func matches(_ recipe: RankedRecipe) -> Bool {
    var matcher = QueryMatcher(self)
    return matcher.matches(recipe)
  }
}
