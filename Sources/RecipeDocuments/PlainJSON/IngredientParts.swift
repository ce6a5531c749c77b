import JSONSyntax

/// Ingredients whose amounts, or foods, another list of the recipe states for their ids.
///
/// ```
/// {"ingredients": [{"id": "a1", "name": "leek"}],
///  "yields": [{"yields": 2, "ingredients": [{"id": "a1", "amount": 3, "unit": null}]}]}
/// ```
struct IngredientParts {
  /// The ingredients with the members of both lists.
  let list: JSONValue
  /// The other list, if it has nothing but the foods.
  let foods: JSONValue?

  /// The maximum depth of the other list, and the maximum number of ingredients.
  private static let (depthLimit, limit) = (3, 500)

  /// Joins the lists of a recipe, or returns `nil` if the ingredients have amounts, or there is no
  /// other list.
  ///
  /// - Parameters:
  ///   - ingredients: The ingredients.
  ///   - object: The recipe.
  init?(of ingredients: JSONValue, in object: JSONValue) {
    guard ingredients.kind == .array, ingredients.elements.count <= Self.limit,
      !IngredientObjects(ingredients.elements).areLikely
    else { return nil }
    if let (document, foods) = Self.joinedToFoods(ingredients, in: object) {
      (list, self.foods) = (document.root, foods)
      return
    }
    guard let ids = Self.ids(of: ingredients),
      let parts = Self.parts(in: object, besides: ingredients, ids: Set(ids), depth: 0)
    else { return nil }
    guard let document = Self.joined(ingredients, ids, parts) else { return nil }
    (list, foods) = (document.root, nil)
  }

  /// Joins amounts to the foods of another list, `{"food_id": 1, "amount": 200}` and `{"id": 1, "name":
  /// "rice"}`, or returns `nil` if no member of all ingredients has ids of one list.
  private static func joinedToFoods(
    _ ingredients: JSONValue, in object: JSONValue
  ) -> (JSONDocument, JSONValue)? {
    guard let first = ingredients.elements.first(where: { _ in true }), first.kind == .object
    else { return nil }
    for key in first.members.prefix(mostKeys).map(\.name) where !names.contains(key) {
      let ids = ingredients.elements.compactMap { $0[key]?.idText }
      guard ids.count == ingredients.elements.count,
        let foods = foods(in: object, besides: ingredients, ids: Set(ids), depth: 0),
        let document = joined(ingredients, ids, foods.parts, without: key),
        IngredientObjects(document.root.elements).areLikely
      else { continue }
      return (document, foods.list)
    }
    return nil
  }

  /// The maximum number of members of an ingredient that may be its id.
  private static let mostKeys = 12

  /// Returns the first list whose objects have all ids of their own, and the objects by them.
  private static func foods(
    in value: JSONValue, besides ingredients: JSONValue, ids: Set<String>, depth: Int
  ) -> (list: JSONValue, parts: [String: JSONValue])? {
    guard depth <= depthLimit else { return nil }
    if value.kind == .array, value.bytes.startIndex != ingredients.bytes.startIndex,
      let own = Self.ids(of: value), ids.isSubset(of: own)
    {
      return (value, Dictionary(zip(own, value.elements)) { first, _ in first })
    }
    guard value.kind == .object else { return nil }
    return value.members.firstNonNil { member in
      foods(in: member.value, besides: ingredients, ids: ids, depth: depth + 1)
    }
  }

  /// Returns the ids of the elements; `nil` unless each has one of its own.
  private static func ids(of list: JSONValue) -> [String]? {
    let ids = list.elements.compactMap { element in
      element.members.first { names.contains($0.name) }?.value.idText
    }
    return ids.count == list.elements.count && Set(ids).count == ids.count && !ids.isEmpty
      ? ids : nil
  }

  private static let names: Set<String> = ["id", "_id", "uid", "uuid", "key", "code"]

  /// Returns the objects of the first list, by the ids that they mention.
  private static func parts(
    in value: JSONValue, besides ingredients: JSONValue, ids: Set<String>, depth: Int
  ) -> [String: JSONValue]? {
    guard depth <= depthLimit,
      value.bytes.startIndex != ingredients.bytes.startIndex || depth == 0
    else { return nil }
    switch value.kind {
    case .object:
      return value.members.firstNonNil { member in
        parts(in: member.value, besides: ingredients, ids: ids, depth: depth + 1)
      }
    case .array:
      var parts: [String: JSONValue] = [:]
      for element in value.elements {
        let id = element.members.firstNonNil {
          $0.value.idText.flatMap { ids.contains($0) ? $0 : nil }
        }
        if let id, parts[id] == nil { parts[id] = element }
      }
      if parts.count * 2 > ids.count,
        IngredientObjects(parts.values, foods: Array(parts.keys)).areLikely
      {
        return parts
      }
      return value.elements.firstNonNil { element in
        Self.parts(in: element, besides: ingredients, ids: ids, depth: depth + 1)
      }
    case .string, .number, .boolean, .null: return nil
    }
  }

  /// Returns the ingredients with the members of their parts that they lack.
  private static func joined(
    _ ingredients: JSONValue, _ ids: [String], _ parts: [String: JSONValue],
    without key: String? = nil
  ) -> JSONDocument? {
    var json = JSONWriter(isIndented: false)
    json.beginArray()
    for (ingredient, id) in zip(ingredients.elements, ids) {
      json.beginObject()
      let own = Set(ingredient.members.map(\.name))
      let further = parts[id]?.members.filter { !own.contains($0.name) && $0.value.idText != id }
      for member in Array(ingredient.members) + (further ?? [])
      where !names.contains(member.name) && member.name != key {
        json.name(member.name)
        json.raw(member.value.text)
      }
      json.endObject()
    }
    json.endArray()
    return try? JSONDocument(parsing: json.bytes)
  }
}

extension JSONValue {
  /// The text of a scalar that may be an id.
  fileprivate var idText: String? {
    switch kind {
    case .string: string.flatMap { $0.isEmpty || $0.utf8.count > 64 ? nil : $0 }
    case .number: numberText
    case .array, .object, .boolean, .null: nil
    }
  }
}
