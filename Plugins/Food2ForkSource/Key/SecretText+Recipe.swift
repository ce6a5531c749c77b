import RecipeCore

extension SecretText {
  /// Returns a recipe with the key masked in every text.
  ///
  /// The response was searched before it was decoded; this finds what only decoding reveals.
  func masked(_ recipe: Recipe) -> Recipe {
    guard key != nil else { return recipe }
    return Recipe(
      title: masked(recipe.title), publisher: recipe.publisher.map(masked),
      publisherURL: recipe.publisherURL.map(masked), sourceURL: recipe.sourceURL.map(masked),
      f2fURL: recipe.f2fURL.map(masked), imageURL: recipe.imageURL.map(masked),
      socialRank: recipe.socialRank, ingredients: recipe.ingredients.map(masked),
      ingredientGroups: recipe.ingredientGroups.map { group in
        IngredientGroup(name: masked(group.name), start: group.start)
      },
      directions: recipe.directions.map(masked), description: recipe.description.map(masked),
      tags: recipe.tags.map(masked), yield: recipe.yield.map(masked),
      prepMinutes: recipe.prepMinutes, cookMinutes: recipe.cookMinutes,
      totalMinutes: recipe.totalMinutes, rating: recipe.rating,
      author: recipe.author.map(masked), language: recipe.language.map(masked),
      published: recipe.published.map(masked),
      extras: recipe.extras.map { ExtraField(name: masked($0.name), json: masked($0.json)) })
  }

  /// Returns a text with the key masked.
  func masked(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let masked = masked(body: bytes)
    return masked.count == bytes.count ? text : String(decoding: masked, as: UTF8.self)
  }
}
