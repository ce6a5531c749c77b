import RecipeCore
import RecipeMerging

extension RankedRecipe {
  /// The recipe with the rank from its records.
  var whole: Recipe {
    var recipe = merged.recipe
    recipe.socialRank = socialRank?.value
    return recipe
  }
}
