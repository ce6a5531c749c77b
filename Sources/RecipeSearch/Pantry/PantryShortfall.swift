import Ingredients

/// The foods that a recipe needs and that are not at hand.
package struct PantryShortfall: Sendable, Hashable {
  /// The foods as the recipe names them, in its order.
  package let missing: [String]

  /// Returns the name of a line's food, without amount and preparation.
  package static func name(of line: String) -> String {
    let name = ParsedIngredient(line).foodName
    return name.isEmpty ? line : name
  }
}
