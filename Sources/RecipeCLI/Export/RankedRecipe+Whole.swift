import RecipeCore

extension RankedRecipe {
  /// The recipe with the rank that its records gave it.
  var whole: Recipe {
    let recipe = merged.recipe
    return Recipe(
      title: recipe.title, publisher: recipe.publisher, publisherURL: recipe.publisherURL,
      sourceURL: recipe.sourceURL, f2fURL: recipe.f2fURL, imageURL: recipe.imageURL,
      socialRank: socialRank?.value, ingredients: recipe.ingredients,
      ingredientGroups: recipe.ingredientGroups, directions: recipe.directions,
      description: recipe.description, tags: recipe.tags, yield: recipe.yield,
      prepMinutes: recipe.prepMinutes, cookMinutes: recipe.cookMinutes,
      totalMinutes: recipe.totalMinutes, rating: recipe.rating, author: recipe.author,
      language: recipe.language, published: recipe.published, extras: recipe.extras)
  }
}
