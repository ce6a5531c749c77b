/// An ingredient line for another number of servings or in other units.
package struct ScaledLine: Sendable, Hashable {
  /// A reason why a line is not all that was asked for.
  package enum Remark: String, Sendable, CaseIterable {
    /// The line has no amount: "salt to taste".
    case noAmount = "no amount"
    /// A pan or the like: "a 9-inch pan".
    case cookware = "cookware"
    /// A number that stays beside the amount: that of what is beaten into it.
    case numberLeft = "a number stays"
    /// Numbers of which it is not certain what they count: "2 - 8 oz steaks".
    case twoReadings = "two readings"
    /// The line itself says for how many: "200 g * servings".
    case formula = "times the servings"
    /// The line gives an amount for each of something: "1 tsp salt per pound of meat".
    case rate = "an amount for each"
    /// A part of something that comes whole: half an egg, a third of a can.
    case partOfWhole = "part of a whole"
    /// Grams that ounces would say badly.
    case inGrams = "left in grams"
    /// Less or other than a measure holds: 1/12 of a teaspoon.
    case unmeasurable = "not measurable"
    /// The size of a pan in other units, as pans are sold: 20x20 cm for 8x8 inches.
    case panSize = "size of a pan"
    /// The weight of a volume is asked for, and the food is not in the table of densities.
    case unknownDensity = "weight of a cup unknown"
  }

  /// The line.
  package let text: String
  /// The reason why it is not all that was asked for; `nil` if it is.
  package let remark: Remark?
}
