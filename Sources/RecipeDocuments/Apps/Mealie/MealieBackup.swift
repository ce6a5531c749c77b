import JSONSyntax

/// A whole backup of Mealie: `database.json`, an object of tables that are joined by ids.
struct MealieBackup {
  /// The rows of the table of recipes.
  let recipes: [JSONValue]
  /// What belongs to them.
  let tables: MealieTables

  /// Takes a JSON text for a backup; `nil` when it is none.
  init?(of root: JSONValue) {
    guard root.kind == .object, let recipes = root["recipes"],
      root["recipes_ingredients"]?.kind == .array || root["recipe_instructions"]?.kind == .array
    else { return nil }
    self.recipes = recipes.elements.filter { $0.kind == .object }
    tables = MealieTables(of: root)
  }
}
