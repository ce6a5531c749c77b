import JSONSyntax
import RecipeCore

/// A part of a recipe with ingredients and directions of its own: the dough, the filling.
struct RecipePart {
  /// The name, if any.
  let name: String?
  /// The ingredients, if any.
  let ingredients: JSONValue?
  /// The directions, if any.
  let directions: JSONValue?

  /// The maximum number of parts.
  private static let limit = 50

  /// Returns the parts in a list; none unless every element has ingredients, or some have both, and
  /// none has a yield or a time, which whole recipes have.
  static func parts(of list: JSONValue, depth: Int) -> [RecipePart] {
    let elements = elements(of: list)
    guard !elements.isEmpty, elements.count <= limit else { return [] }
    var parts: [RecipePart] = []
    for (key, element) in elements {
      guard element.kind == .object, let part = RecipePart(element, under: key, depth: depth) else {
        return []
      }
      parts.append(part)
    }
    return parts.contains { $0.ingredients != nil && $0.directions != nil } ? parts : []
  }

  /// Returns the elements of a list, or the members of an object with several, under their keys.
  private static func elements(of list: JSONValue) -> [(key: String?, value: JSONValue)] {
    switch list.kind {
    case .array: return list.elements.prefix(limit + 1).map { (nil, $0) }
    case .object:
      let members = list.members.prefix(limit + 1)
      return members.count > 1 ? members.map { ($0.name, $0.value) } : []
    case .string, .number, .boolean, .null: return []
    }
  }

  /// Reads a part, or returns `nil` for anything else.
  ///
  /// - Parameter key: Its key, which is its name if it has no other.
  private init?(_ object: JSONValue, under key: String?, depth: Int) {
    let known = RecipeMembers<PlainMember>(of: object, in: PlainMember.table)
    let members = ObjectMembers(
      known, ObjectMembers.Context(isHoisting: false), depth: depth + 1)
    let facts: [PlainMember] = [.yield, .prepTime, .cookTime, .totalTime, .tags, .sourceURL]
    guard !facts.contains(where: { members[$0] != nil }) else { return nil }
    ingredients = members[.ingredients]
    directions = members[.directions]
    name = members.text(.title) ?? key.map(KeyWords.title)
    guard ingredients != nil || directions != nil else { return nil }
  }
}

extension Recipe {
  /// Adds the ingredients of parts, as groups, and their directions, under their headings.
  mutating func add(_ parts: [RecipePart], hasDirections: Bool) {
    for part in parts {
      if let list = part.ingredients {
        if let name = part.name {
          ingredientGroups.append(RecipeGroup(name: name, start: ingredients.count))
        }
        addIngredients(list)
      }
      guard hasDirections, let list = part.directions else { continue }
      appendPart(named: part.name) { $0 += StepList.steps(of: list) }
    }
  }
}
