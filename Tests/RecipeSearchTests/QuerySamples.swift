@testable import RecipeCore
@testable import RecipeMerging
@testable import RecipeSearch

extension RankedRecipe {
  /// A ranked recipe of one or more records; the first gives its values.
  static func sample(_ records: RecipeRecord...) -> RankedRecipe {
    let merged = MergedRecipe(
      id: RecipeID.of(records[0].reference), recipe: records[0].recipe, members: records)
    return RecipeRanker(traits: [:]).rank([merged])[0]
  }
}

extension RecipeQuery {
  /// Whether a recipe has all that is looked for and nothing that is excluded.
  func matches(_ recipe: RankedRecipe) -> Bool {
    var matcher = QueryMatcher(self)
    return matcher.matches(recipe)
  }
}
