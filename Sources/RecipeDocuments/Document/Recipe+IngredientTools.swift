import RecipeCore

extension Recipe {
  /// Moves the lines of ingredient groups such as "Equipment" to the tools.
  ///
  /// At least one line that is no tool stays.
  mutating func takeToolsFromIngredients() {
    let starts = ingredientGroups.map(\.start)
    guard starts == starts.sorted() else { return }
    for index in ingredientGroups.indices.reversed() {
      let group = ingredientGroups[index]
      guard SectionKind(heading: IngredientHeading.name(of: group.name), isNested: true) == .tools
      else { continue }
      let end = index + 1 < ingredientGroups.count ? ingredientGroups[index + 1].start : nil
      takeTools(of: index, in: group.start..<max(group.start, end ?? ingredients.count))
    }
  }

  private mutating func takeTools(of group: Int, in lines: Range<Int>) {
    guard lines.lowerBound >= 0, lines.upperBound <= ingredients.count, !lines.isEmpty,
      lines.count < ingredients.count
    else { return }
    tools.insert(contentsOf: ingredients[lines], at: 0)
    ingredients.removeSubrange(lines)
    ingredientGroups.remove(at: group)
    for index in group..<ingredientGroups.count {
      let next = ingredientGroups[index]
      ingredientGroups[index] = RecipeGroup(name: next.name, start: next.start - lines.count)
    }
  }
}
