package import Ingredients

/// The changes to the amounts of a recipe.
package struct Scaling: Sendable, Hashable {
  /// A line that is not all that was asked for.
  package struct Remark: Sendable, Hashable {
    /// The index of the line in `Recipe.ingredients`.
    package let line: Int
    /// The line, as it is now.
    package let text: String
    /// The line, as the recipe has it; `nil` if it stayed.
    package let former: String?
    /// The reason.
    package let reason: ScaledLine.Remark
  }

  /// The factor of every amount.
  package let factor: Rational
  /// The units; `nil` for those of the recipe.
  package let units: UnitSystem?
  /// True if volumes were written as weights.
  package let isByWeight: Bool
  /// The yield before; `nil` if the recipe has none, or it stayed.
  package let formerYield: String?
  /// The number of portions that the recipe states, if another one was asked for.
  package let portions: StatedPortions?
  /// True if temperatures in the directions are now those of the units.
  package let convertsTemperatures: Bool
  /// True if any ingredient line differs from that of the recipe.
  package let changesAmounts: Bool
  /// The temperatures that stay because they do not name their scale: "400 degrees".
  package let temperaturesLeft: [String]
  /// The lines that are not all that was asked for, in order.
  package let remarks: [Remark]
}
