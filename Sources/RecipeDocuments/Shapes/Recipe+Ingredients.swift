import JSONSyntax
import RecipeCore

extension Recipe {
  /// Adds ingredients in any of the structures of documents.
  ///
  /// These are a list of strings or objects, groups with lists, a text with a line per ingredient,
  /// or an object whose values are lists (groups) or amounts, or whose names are the lines
  /// (food2fork.ca).
  ///
  /// Nested lists are read to a depth of 32.
  mutating func addIngredients(_ json: JSONValue) {
    var list = IngredientList(yield: yield)
    list.add(json, depth: 0)
    yield = yield ?? list.yield
    for entry in list.entries {
      switch entry {
      case .group(let name):
        ingredientGroups.append(RecipeGroup(name: name, start: ingredients.count))
      case .line(let line): addIngredients(CollectionOfOne(line))
      case .note(let note): notes.append(note)
      }
    }
    addIngredientList(list.lines)
  }

  /// Adds the groups of our own output: `[{"name": "Sauce", "start": 2}]`, over the lines added.
  ///
  /// - Returns: True if the groups have this form; otherwise nothing is added.
  mutating func addIngredientGroups(_ json: JSONValue) -> Bool {
    guard let groups = Self.groups(of: json) else { return false }
    // Our own output names its groups, so no line in it is a heading.
    takeLinesFromGroupsInBrackets(areEmpty: false)
    ingredientGroups += groups
    return true
  }

  /// Adds groups with lists of the lines that were added: `[{"purpose": "Sauce", "ingredients": […]}]`.
  ///
  /// - Returns: True if the lists have all lines; otherwise nothing is added.
  mutating func addIngredientGroups(ofLists json: JSONValue) -> Bool {
    guard json.kind == .array, ingredientGroups.isEmpty else { return false }
    var groups: [RecipeGroup] = []
    var texts: [String] = []
    for element in json.elements {
      guard let group = ListGroup(ofIngredients: element) else { return false }
      if let name = group.name { groups.append(RecipeGroup(name: name, start: texts.count)) }
      var list = IngredientList()
      list.add(group.list, depth: 0)
      texts += list.texts
    }
    guard !groups.isEmpty,
      texts.map({ $0.cleaned(.line) }) == ingredients.map({ $0.cleaned(.line) })
    else { return false }
    ingredientGroups = groups
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
}
