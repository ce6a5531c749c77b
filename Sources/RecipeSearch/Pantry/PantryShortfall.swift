import Ingredients

/// The foods that a recipe needs and that are not at hand.
package struct PantryShortfall: Sendable, Hashable {
  /// The foods as the recipe names them, in its order.
  package let missing: [String]

  /// Returns the names of a line's foods, without amounts and preparation.
  package static func name(of line: String) -> String {
    FoodNeeds(of: line).all.map(\.food).joined(separator: " and ")
  }
}
