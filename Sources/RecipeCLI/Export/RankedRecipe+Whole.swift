import RecipeCore
import RecipeMerging

extension RankedRecipe {
  /// The recipe with the rank that its records gave it.
  var whole: Recipe { merged.recipe.with(socialRank: socialRank?.value) }
}
