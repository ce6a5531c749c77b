import Ingredients
import RecipeScaling

/// A stick of butter in the units of other lines: a quarter of a pound beside butter that is weighed, 8 tablespoons beside
/// spoons and cups.
struct StickMeasure {
  /// The number of units.
  let number: Rational
  /// The unit.
  let unit: MeasureUnit
  /// The name of the unit.
  let name: String

  /// Takes the measure that the units of all lines have; `nil` if they have neither.
  init?(_ units: Set<MeasureUnit>) {
    if units.contains(where: { $0.kind == .mass }) {
      (number, unit, name) = (FatStick.ounces, .ounce, "oz")
    } else if units.contains(where: { $0.kind == .volume }) {
      (number, unit, name) = (FatStick.tablespoons, .tablespoon, "tbsp")
    } else {
      return nil
    }
  }
}
