import RecipeCore

/// The groups of ingredients as our own documents list them: `[{"name": "Sauce", "start": 2}]`.
struct IngredientGroupList {
  /// The groups, in order.
  let groups: [RecipeGroup]

  /// Reads a value, or returns `nil` unless every element has a name and a start.
  init?(_ value: FrontMatterValue) {
    guard case .list(let elements) = value, !elements.isEmpty else { return nil }
    var groups: [RecipeGroup] = []
    for element in elements {
      guard case .map(let members) = element,
        let name = members.first(where: { $0.name == "name" })?.value.text,
        let text = members.first(where: { $0.name == "start" })?.value.text,
        let start = Int(text), start >= 0
      else { return nil }
      groups.append(RecipeGroup(name: name, start: start))
    }
    self.groups = groups
  }
}
