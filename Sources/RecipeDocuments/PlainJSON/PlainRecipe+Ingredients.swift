import JSONSyntax
import RecipeCore

/// Ingredients, wherever they are.
extension PlainRecipe {
  /// Reads the ingredients: a list, or those of parts and steps, and further lists.
  mutating func readIngredients() {
    var foods: JSONValue?
    if haveAllIngredients(members.parts) { return }
    if let ingredients = members[.ingredients] {
      let key = members.name(of: ingredients) ?? PlainMember.ingredients.names[0]
      let hasFurther = !members.furtherIngredients.isEmpty
      let list = ObjectMembers.List(name: key, value: ingredients)
      if let name = members.namesOfLists[key] ?? (hasFurther ? nameOfFirstGroup(list) : nil) {
        draft.ingredientGroups.append(RecipeGroup(name: name, start: 0))
      }
      let parts = IngredientParts(of: ingredients, in: members.object)
      draft.addIngredients(parts?.list ?? ingredients)
      foods = parts?.foods
    } else if members.parts.isEmpty, let steps = members[.directions] {
      readIngredients(ofSteps: steps)
    }
    for list in members.furtherIngredients
    where list.value.bytes.startIndex != foods?.bytes.startIndex {
      let name = members.namesOfLists[list.name]
      if !draft.addFurtherIngredients(list, named: name) { keep(list) }
    }
  }

  /// Returns the name of the group of the first of several lists, whose key may be the name of a part, or of a kind of
  /// ingredients as those of the others are: 主料, 调料.
  private func nameOfFirstGroup(_ list: ObjectMembers.List) -> String? {
    if let name = list.nameOfGroup { return name }
    let areKinds = members.furtherIngredients.contains {
      !$0.isNumberedIngredients && namesIngredients($0)
    }
    let isName = RecipeKey(ofObject: list.name) == nil && !namesIngredients(list)
    return isName || areKinds && RecipeKey(list.name.utf8) == nil
      ? KeyWords.title(of: list.name) : nil
  }

  private func namesIngredients(_ list: ObjectMembers.List) -> Bool {
    SectionKind(heading: KeyWords.words(of: list.name), isNested: true)?.holdsIngredients ?? false
  }

  /// True if the parts have all ingredients of a list beside them, which would be added twice.
  private func haveAllIngredients(_ parts: [RecipePart]) -> Bool {
    guard !parts.isEmpty, let list = members[.ingredients], members.furtherIngredients.isEmpty
    else { return false }
    var whole = Recipe(title: "")
    whole.add(parts, hasDirections: false)
    var own = Recipe(title: "")
    own.addIngredients(list)
    return own.isContained(in: whole)
  }

  /// Reads the ingredients of steps, under a name for them, or under a key whose lists together are such.
  private mutating func readIngredients(ofSteps steps: JSONValue) {
    for step in steps.elements {
      for member in step.members where RecipeKey(ofObject: member.name) == .ingredients {
        draft.addIngredients(member.value)
      }
    }
    guard draft.ingredients.isEmpty else { return }
    let lists = steps.elements.flatMap { step in step.members.filter { $0.value.kind == .array } }
    for key in Set(lists.map(\.name)).sorted() where RecipeKey(ofObject: key) == nil {
      guard let all = Self.joined(lists.filter { $0.name == key }.map(\.value)),
        ListShape(of: all) == .ingredients
      else { continue }
      return draft.addIngredients(all)
    }
  }

  /// Returns a list of the elements of several.
  private static func joined(_ lists: [JSONValue]) -> JSONValue? {
    var json = JSONWriter(isIndented: false)
    json.beginArray()
    for list in lists { for element in list.elements { json.raw(element.text) } }
    json.endArray()
    return (try? JSONDocument(parsing: json.bytes))?.root
  }
}
