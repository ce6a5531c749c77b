import JSONSyntax

/// A recipe whose title is the key of its object, and whose foods are the keys in that.
///
/// ```
/// [leek_soup]
/// url = "https://example.org/soup"
/// leeks = {quantity = 3, unit = "pcs"}
/// cream = {quantity = 100, unit = "ml"}
/// ```
struct FoodTable {
  /// The recipe with its title and its ingredients under their usual names.
  let recipe: JSONValue

  /// The maximum number of foods that are examined.
  private static let sampleSize = 40

  /// Returns the recipes of an object that has nothing but such objects, or else none.
  static func recipes(in object: JSONValue) -> [(recipe: JSONValue, place: JSONValue)] {
    var recipes: [(recipe: JSONValue, place: JSONValue)] = []
    for member in object.members where member.value.kind == .object || member.value.kind == .array {
      guard let table = FoodTable(member) else { return [] }
      recipes.append((table.recipe, member.value))
    }
    return recipes
  }

  /// Reads an object under its key, or returns `nil` for another.
  private init?(_ member: JSONValue.Member) {
    guard member.value.kind == .object, RecipeKey(ofObject: member.name) == nil else { return nil }
    let foods = member.value.members.filter { $0.value.kind == .object }
    let sample = foods.prefix(Self.sampleSize)
    let objects = IngredientObjects(sample.map(\.value), foods: sample.map(\.name))
    guard foods.count > 1, foods.allSatisfy({ RecipeKey(ofObject: $0.name) == nil }),
      objects.areLikely, objects.haveUnits
    else { return nil }
    var json = JSONWriter(isIndented: false)
    json.beginObject()
    json.name("title")
    json.string(KeyWords.title(of: member.name))
    for other in member.value.members where other.value.kind != .object {
      json.name(other.name)
      json.raw(other.value.text)
    }
    json.name("ingredients")
    json.beginObject()
    for food in foods {
      json.name(food.name)
      json.raw(food.value.text)
    }
    json.endObject()
    json.endObject()
    guard let document = try? JSONDocument(parsing: json.bytes) else { return nil }
    recipe = document.root
  }
}
