import JSONSyntax

/// A backup of Mealie: `database.json`, an object of tables related by ids.
struct MealieBackup {
  /// The rows of the table of recipes.
  let recipes: [JSONValue]
  /// The tables related to the recipes.
  let tables: MealieTables

  /// Creates a backup from a JSON text, or returns `nil` if it is not one.
  init?(of root: JSONValue) {
    guard root.kind == .object, let recipes = root["recipes"],
      root["recipes_ingredients"]?.kind == .array || root["recipe_instructions"]?.kind == .array
    else { return nil }
    self.recipes = recipes.elements.filter { $0.kind == .object }
    tables = MealieTables(of: root)
  }
}
