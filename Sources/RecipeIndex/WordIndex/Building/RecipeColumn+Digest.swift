import RecipeCore
import RecipeMerging
import RecipeSearch

extension RecipeColumn {
  /// Returns the number of a recipe whose digest has been read, or `nil` if it is not known.
  func value(of recipe: RankedRecipe, _ digest: RecipeDigest) -> Double? {
    switch self {
    case .number(let number): number.value(of: recipe, digest.outline)
    case .length(let place): Double(digest.lengths[place])
    case .published: digest.outline.published.flatMap(QueryDate.init)?.moment
    case .title: AlphabeticNumber.of(folded: digest.lines(of: .title).plain)
    }
  }
}
