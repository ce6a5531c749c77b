import RecipeCore
import RecipeMerging

extension RankedRecipe {
  /// The recipe with the rank from its records.
  var whole: Recipe { merged.recipe.with(socialRank: socialRank?.value) }
}
