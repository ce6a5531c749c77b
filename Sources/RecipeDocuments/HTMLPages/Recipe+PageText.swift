import RecipeCore

extension Recipe {
  /// Removes artefacts of programs from the texts.
  mutating func tidyPageText() {
    ingredients = ingredients.map(PageText.ingredient)
    for group in ingredientGroups.indices {
      let name = PageText.withoutMojibake(ingredientGroups[group].name)
      ingredientGroups[group] = RecipeGroup(name: name, start: ingredientGroups[group].start)
    }
    directions = directions.map { PageText.withoutMark(PageText.withoutMojibake($0)) }
    if directions.count > 1, PageText.isHeadingOfAll(directions[0]),
      !directions.dropFirst().contains(where: IngredientHeading.isLikely)
    {
      directions.removeFirst()
    }
  }
}
