import RecipeMatching
import ShoppingList

/// Shopping lists of a few lines.
enum ShoppingListSample {
  /// Returns the list of lines of one recipe.
  static func list(_ lines: [String], language: String? = nil) -> ShoppingList {
    ShoppingList(
      lines.map { ShoppingLine(recipe: "a", title: "Soup", text: $0, language: language) },
      aisles: Aisles(synonyms: .shopping), synonyms: .shopping)
  }

  /// Returns the items of a list with their amounts: "3 onions".
  static func items(_ lines: [String]) -> [String] {
    list(lines).items.map { item in
      [item.amounts.joined(separator: " + "), item.food].filter { !$0.isEmpty }.joined(
        separator: " ")
    }
  }

  /// Returns the aisle of the only food of a line among aisles of a person's own.
  static func aisle(of line: String, _ own: [(aisle: String, foods: [String])]) -> String {
    ShoppingList(
      [ShoppingLine(recipe: "a", title: "Soup", text: line, language: nil)],
      aisles: Aisles(own, synonyms: .shopping), synonyms: .shopping
    ).items.map(\.aisle).joined(separator: " + ")
  }

  /// Returns the aisle of the only food of a line.
  static func aisle(of line: String) -> String {
    list([line]).items.map(\.aisle).joined(separator: " + ")
  }
}
