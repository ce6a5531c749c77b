/// The ingredient lines under one heading, or before the first one.
package struct IngredientSection: Sendable, Hashable {
  /// The group's name; `nil` for the lines before the first group.
  package let name: String?
  /// The lines.
  package let lines: [String]
}

extension Recipe {
  /// The ingredients by group, in order; groups with an invalid start begin at the next valid line.
  package var ingredientSections: [IngredientSection] {
    var sections: [IngredientSection] = []
    var start = 0
    var name: String?
    for group in ingredientGroups {
      let end = min(max(group.start, start), ingredients.count)
      if name != nil || end > start {
        sections.append(IngredientSection(name: name, lines: Array(ingredients[start..<end])))
      }
      (name, start) = (group.name, end)
    }
    return sections + [IngredientSection(name: name, lines: Array(ingredients[start...]))]
  }
}
