import RecipeCore

extension Recipe {
  /// Divides the ingredient lines that list several foods.
  ///
  /// A list may be wrapped after commas, and each line of all may begin with the name of a part: "For the
  /// rice: 1 l milk, 200 g rice".
  mutating func divideIngredientLists() {
    guard ingredients.contains(where: { $0.utf8.contains(where: { ",;".utf8.contains($0) }) })
    else { return }
    if ingredientGroups.isEmpty, divideNamedLists() { return }
    joinWrappedList()
    let isAlone = ingredients.count == 1
    var lines: [String] = []
    let starts = ingredients.map { line in
      defer {
        lines += RunOnIngredients.listedFoods(in: line, isAlone: isAlone) ?? [line]
      }
      return lines.count
    }
    guard lines.count != ingredients.count else { return }
    ingredientGroups = ingredientGroups.map { group in
      let isInside = starts.indices.contains(group.start)
      return RecipeGroup(name: group.name, start: isInside ? starts[group.start] : lines.count)
    }
    ingredients = lines
  }

  /// Joins lines of which all but the last end with commas, and each lists foods.
  private mutating func joinWrappedList() {
    guard ingredients.count > 1, ingredients.count <= Self.mostWrapped, ingredientGroups.isEmpty,
      ingredients.dropLast().allSatisfy({ $0.hasSuffix(",") && $0.dropLast().contains(",") })
    else { return }
    let list = ingredients.joined(separator: " ")
    if RunOnIngredients.listedFoods(in: list, isAlone: true) != nil { ingredients = [list] }
  }

  /// The maximum number of lines that one list wraps to.
  private static let mostWrapped = 8

  /// Divides lines each of which is a list after the name of a part.
  private mutating func divideNamedLists() -> Bool {
    guard ingredients.count > 1, ingredients.count <= Self.mostWrapped else { return false }
    var (lines, groups): ([String], [RecipeGroup]) = ([], [])
    for line in ingredients {
      guard let colon = line.firstIndex(of: ":"), line[..<colon].utf8.count <= 48,
        !line[..<colon].contains(where: { $0.isNumber || ",;".contains($0) }),
        let foods = RunOnIngredients.listedFoods(
          in: String(line[line.index(after: colon)...]).cleaned(.line), isAlone: true, least: 2)
      else { return false }
      groups.append(RecipeGroup(name: String(line[..<colon]), start: lines.count))
      lines += foods
    }
    (ingredients, ingredientGroups) = (lines, groups)
    return true
  }
}
