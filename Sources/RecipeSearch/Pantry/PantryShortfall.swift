import Ingredients

/// The foods that a recipe needs and that are not at hand.
package struct PantryShortfall: Sendable, Hashable {
  /// The foods as the recipe names them, in its order.
  package let missing: [String]

  /// Returns the name of a line's food, without amount and preparation.
  package static func name(of line: String) -> String {
    let food = ParsedIngredient(line).food
    let name = food.prefix { $0 != "," && $0 != "(" }
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? line : words
  }
}
