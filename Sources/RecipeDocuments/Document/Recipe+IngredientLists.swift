import RecipeCore
import Text

extension Recipe {
  /// Divides the ingredient lines if each lists several foods.
  ///
  /// A list may be wrapped after commas, and each line of all may begin with the name of a part: "For the
  /// rice: 1 l milk, 200 g rice". Among lines of one food each, a list may be the parts of a food.
  mutating func divideIngredientLists() {
    guard ingredients.contains(where: { $0.utf8.contains(where: { ",;".utf8.contains($0) }) })
    else { return }
    if ingredientGroups.isEmpty, divideNamedLists() { return }
    joinWrappedList()
    var lines: [String] = []
    var starts: [Int] = []
    for line in ingredients {
      guard let foods = RunOnIngredients.listedFoods(in: line) else { return }
      starts.append(lines.count)
      lines += foods
    }
    ingredientGroups = ingredientGroups.map { group in
      let isInside = starts.indices.contains(group.start)
      return RecipeGroup(name: group.name, start: isInside ? starts[group.start] : lines.count)
    }
    ingredients = lines
  }

  /// Joins lines of which all but the last end with commas, and each lists foods.
  private mutating func joinWrappedList() {
    guard ingredients.count > 1, ingredients.count <= Self.maximumWrappedCount,
      ingredientGroups.isEmpty,
      ingredients.dropLast().allSatisfy({ $0.hasSuffix(",") && $0.dropLast().contains(",") })
    else { return }
    let list = ingredients.joined(separator: " ")
    if RunOnIngredients.listedFoods(in: list) != nil { ingredients = [list] }
  }

  /// The maximum number of lines that one list wraps to.
  private static let maximumWrappedCount = 8

  /// Divides lines each of which is a list after the name of a part: "For the rice", not "Flour".
  private mutating func divideNamedLists() -> Bool {
    guard ingredients.count > 1, ingredients.count <= Self.maximumWrappedCount else { return false }
    var (lines, groups): ([String], [RecipeGroup]) = ([], [])
    for line in ingredients {
      guard let colon = line.firstIndex(of: ":"), line[..<colon].utf8.count <= 48,
        !line[..<colon].contains(where: { $0.isNumber || ",;".contains($0) }),
        HeadingYield.prepositions.contains(FoldedText.words(line.prefix { $0 != " " }.utf8)),
        let foods = RunOnIngredients.listedFoods(
          in: String(line[line.index(after: colon)...]).cleaned(.line), least: 2)
      else { return false }
      groups.append(RecipeGroup(name: String(line[..<colon]), start: lines.count))
      lines += foods
    }
    (ingredients, ingredientGroups) = (lines, groups)
    return true
  }
}
