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
    tidyHeadingOfDirections()
  }

  /// Omits a first text "Method" above steps without other headings, and a label "Method:" in front
  /// of the first step if no other step has a label.
  private mutating func tidyHeadingOfDirections() {
    guard let first = directions.first else { return }
    if directions.count > 1, PageText.isHeadingOfAll(first),
      !directions.dropFirst().contains(where: IngredientHeading.isLikely)
    {
      directions.removeFirst()
    } else if !directions.dropFirst().contains(where: { PageText.label(of: $0) != nil }),
      let label = PageText.label(of: first), PageText.isHeadingOfAll(String(label))
    {
      directions[0] = String(first[label.endIndex...].dropFirst().drop(while: \.isWhitespace))
    }
  }
}
