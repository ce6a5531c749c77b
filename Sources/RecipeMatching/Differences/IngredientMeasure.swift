package import Ingredients

/// How much of a food, in one unit: what is compared between two lines.
package struct IngredientMeasure: Sendable, Hashable {
  /// How many or how much, in `unit`.
  package let quantity: IngredientQuantity
  /// What is counted or measured; `nil` for things counted by themselves.
  package let unit: MeasureUnit?

  /// Every way in which a line says how much: its amount, that in other units, and what all its
  /// packages hold together.
  ///
  /// - Parameter scale: What every quantity is multiplied by; one that does not fit then is left out.
  package static func all(of line: ParsedIngredient, scale: Rational) -> [IngredientMeasure] {
    let written = [line.amount, line.alternative].compactMap(\.self).map {
      IngredientMeasure(quantity: $0.quantity, unit: $0.unit)
    }
    return (written + [packages(of: line)].compactMap(\.self)).compactMap { measure in
      measure.quantity.multiplied(by: scale).map {
        IngredientMeasure(quantity: $0, unit: measure.unit)
      }
    }
  }

  /// "2 cans of 14 oz" are 28 oz.
  private static func packages(of line: ParsedIngredient) -> IngredientMeasure? {
    guard let size = line.packageSize, let count = line.amount?.quantity, !count.isRange else {
      return nil
    }
    return size.quantity.multiplied(by: count.lower).map {
      IngredientMeasure(quantity: $0, unit: size.unit)
    }
  }

  /// What the unit measures; things counted by themselves are counted, too.
  package var kind: MeasureUnit.Kind { unit?.kind ?? .count }

  /// The quantities of both in one unit; `nil` when they have none in common.
  ///
  /// Packages are compared by their number, whatever they are called, and so are things counted by
  /// themselves with those that a unit counts: "2 garlic cloves" and "2 cloves garlic". Ounces are
  /// taken for fluid ones beside those: nobody weighs vodka.
  func inOneUnit(
    with other: IngredientMeasure
  ) -> (IngredientQuantity, IngredientQuantity)? {
    if unit == other.unit || isCounted(like: other) || isInOunces(like: other) {
      return (quantity, other.quantity)
    }
    guard kind == other.kind, let factor = unit?.factor, let otherFactor = other.unit?.factor,
      let one = quantity.multiplied(by: factor),
      let another = other.quantity.multiplied(by: otherFactor)
    else { return nil }
    return (one, another)
  }

  private func isInOunces(like other: IngredientMeasure) -> Bool {
    unit == .ounce && other.unit == .fluidOunce || unit == .fluidOunce && other.unit == .ounce
  }

  private func isCounted(like other: IngredientMeasure) -> Bool {
    guard kind == .count, other.kind == .count else { return false }
    guard let unit, let otherUnit = other.unit else { return true }
    return unit == .piece || otherUnit == .piece || unit.isPackage && otherUnit.isPackage
  }
}
