/// A quantity with its unit, and their ranges in the line.
package struct IngredientAmount: Sendable, Hashable {
  /// The quantity in `unit`; the sum of both parts of "1 lb 2 oz".
  package let quantity: IngredientQuantity
  /// The unit of what is counted or measured, or `nil` if the food itself is counted, as in "2
  /// eggs".
  package let unit: MeasureUnit?
  /// The number as written, as offsets of the line's UTF-8; empty where a text implies "1".
  ///
  /// It covers all of a sum ("1 lb 2 oz") and of a range that repeats its unit ("200 g - 250 g").
  package let quantityRange: Range<Int>
  /// The unit as written, with words such as "heaped" before it and the point of an abbreviation.
  ///
  /// `nil` if there is none or the quantity holds it, as in sums.
  package let unitRange: Range<Int>?

  /// Creates an amount from its parts.
  init(
    _ quantity: IngredientQuantity, _ unit: MeasureUnit?, at quantityRange: Range<Int>,
    _ unitRange: Range<Int>?
  ) {
    self.quantity = quantity
    self.unit = unit
    self.quantityRange = quantityRange
    self.unitRange = unitRange
  }

  /// The same amount in fluid ounces, if it is in ounces.
  package var inFluidOunces: IngredientAmount {
    guard unit == .ounce else { return self }
    return IngredientAmount(quantity, .fluidOunce, at: quantityRange, unitRange)
  }

  /// Returns the same quantity of another unit, for one that a text counts by another name.
  package func counted(in unit: MeasureUnit) -> IngredientAmount {
    IngredientAmount(quantity, unit, at: quantityRange, unitRange)
  }

  /// The range of number and unit and of what is between them, as offsets of the line's UTF-8.
  package var range: Range<Int> {
    guard let unitRange else { return quantityRange }
    let start = min(quantityRange.lowerBound, unitRange.lowerBound)
    return start..<max(quantityRange.upperBound, unitRange.upperBound)
  }
}
