import RecipeCore
package import RecipeMerging

extension SortOrder {
  /// Returns the sort key of a recipe, or `nil` if it is not known or the order has none.
  package func number(of recipe: RankedRecipe) -> Double? {
    switch self {
    case .time: QueryNumber.time.value(of: recipe)
    case .rating: QueryNumber.rating.value(of: recipe)
    case .date: recipe.merged.content.values().recipe.published.flatMap(QueryDate.init)?.moment
    case .title: AlphabeticNumber.of(recipe.merged.content.title)
    case .rank: recipe.socialRank?.value.value
    case .best, .relevance, .source, .missing: nil
    }
  }
}
