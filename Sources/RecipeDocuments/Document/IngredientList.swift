import JSONSyntax
import RecipeCore

extension Recipe {
  /// Adds ingredients in any of the structures of JSON documents.
  ///
  /// These are a list of strings or objects, groups with lists, a text with a line per ingredient,
  /// or an object whose values are lists (groups) or whose names are the lines (food2fork.ca).
  ///
  /// Nested lists are read to a depth of 32.
  mutating func addIngredients(_ json: JSONValue) {
    addIngredients(json, depth: 0)
  }

  private mutating func addIngredients(_ json: JSONValue, depth: Int) {
    guard depth <= 32 else { return }
    if let lines = json.strings { return addIngredientList(lines) }
    switch json.kind {
    case .string:
      addIngredients((json.string ?? "").textLines)
    case .array:
      for element in json.elements { addIngredient(element, depth: depth) }
    case .object:
      addIngredientObject(json, depth: depth)
    default: break
    }
  }

  private mutating func addIngredient(_ json: JSONValue, depth: Int) {
    switch json.kind {
    case .string: addIngredients(CollectionOfOne(json.string ?? ""))
    case .array: addIngredients(json, depth: depth + 1)
    case .object: addIngredientElement(json, depth: depth)
    default: break
    }
  }

  private mutating func addIngredientElement(_ json: JSONValue, depth: Int) {
    let list = ["ingredients", "items", "itemListElement", "list"].lazy.compactMap { json[$0] }
    guard let list = list.first(where: { $0.kind == .array }) else {
      if let line = IngredientKeys.line(of: json) { addIngredients(CollectionOfOne(line)) }
      return
    }
    addGroup(
      ["name", "title", "purpose", "group", "section"].firstText(in: json), list, depth: depth)
  }

  private mutating func addIngredientObject(_ json: JSONValue, depth: Int) {
    for member in json.members {
      switch member.value.kind {
      case .array: addGroup(member.name, member.value, depth: depth)
      case .object: addIngredientElement(member.value, depth: depth)
      case .string: addIngredients(CollectionOfOne(Self.line(of: member)))
      default: addIngredients(CollectionOfOne(member.name))
      }
    }
  }

  /// Returns the line in `"flour": "1 cup"`, `"1 cup flour": ""` or `"0": "1 cup flour"`.
  private static func line(of member: JSONValue.Member) -> String {
    guard let text = member.value.shortText else { return member.name }
    return Int(member.name) == nil ? text + " " + member.name : text
  }

  /// Adds the groups of our own output: `[{"name": "Sauce", "start": 2}]`, over the lines added.
  ///
  /// - Returns: True if the groups have this form; otherwise nothing is added.
  mutating func addIngredientGroups(_ json: JSONValue) -> Bool {
    guard let groups = Self.groups(of: json) else { return false }
    ingredientGroups += groups
    return true
  }

  /// Returns the groups of our own output, `nil` if they have another form.
  static func groups(of json: JSONValue) -> [RecipeGroup]? {
    guard json.kind == .array else { return nil }
    var groups: [RecipeGroup] = []
    for group in json.elements {
      guard let name = group["name"]?.string, let start = group["start"]?.integer, start >= 0
      else { return nil }
      groups.append(RecipeGroup(name: name, start: start))
    }
    return groups
  }

  private mutating func addGroup(_ name: String?, _ list: JSONValue, depth: Int) {
    if let name { ingredientGroups.append(RecipeGroup(name: name, start: ingredients.count)) }
    addIngredients(list, depth: depth + 1)
  }
}
