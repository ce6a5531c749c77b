/// An entry of `[aisles]`: foods that stand in an aisle of a shop.
package struct AisleSettings: Sendable, Hashable {
  /// The name of the aisle.
  package let name: String
  /// The names of the foods.
  package let foods: [String]
}
