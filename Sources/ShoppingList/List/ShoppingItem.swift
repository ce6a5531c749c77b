/// A food to buy, for all recipes that need it.
package struct ShoppingItem: Sendable, Hashable {
  /// The food, as the first recipe names it.
  package let food: String
  /// The amounts: one where they could be added, else one for each kind of unit; empty if no line
  /// gives one.
  package let amounts: [String]
  /// The name of the aisle.
  package let aisle: String
  /// The lines that need it, in the order of the recipes.
  package let lines: [ShoppingLine]
}
