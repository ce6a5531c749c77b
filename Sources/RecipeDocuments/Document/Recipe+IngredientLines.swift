package import RecipeCore

extension Recipe {
  /// Adds the ingredient lines of a flat list, whose headings become groups.
  package mutating func addIngredients(_ lines: some Sequence<String>) {
    for line in lines {
      if let heading = IngredientHeading.heading(in: line) {
        ingredientGroups.append(RecipeGroup(name: heading, start: ingredients.count))
      } else {
        ingredients.append(line)
      }
    }
  }

  /// Adds the ingredient lines of a flat list, without a copy if it is the first and has no
  /// headings.
  mutating func addIngredientList(_ lines: [String]) {
    guard ingredients.isEmpty, !lines.contains(where: IngredientHeading.isLikely) else {
      return addIngredients(lines)
    }
    ingredients = lines
  }
}
