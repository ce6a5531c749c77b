import Ingredients
import RecipeScaling

/// A sum of grams and kilograms, or of millilitres and whatever else holds a liquid.
struct MetricSum {
  private let large: MeasureUnit
  private let small: MeasureUnit
  private let writer: AmountWriter

  /// Creates a sum of weights or volumes; of lengths it is in centimetres.
  init(_ kind: MeasureUnit.Kind, language: String?) {
    switch kind {
    case .mass: (large, small) = (.kilogram, .gram)
    case .volume: (large, small) = (.liter, .milliliter)
    case .length, .count: (large, small) = (.centimeter, .millimeter)
    }
    writer = AmountWriter(units: nil, language: language)
  }

  /// Returns the sum in the larger unit, unless that would swallow one of the amounts.
  ///
  /// - Parameters:
  ///   - total: The sum in grams, millilitres or millimetres.
  ///   - least: The least of the amounts.
  func text(_ total: Rational, least: Rational) -> String? {
    guard let size = large.factor, let number = total.divided(by: size) else { return nil }
    let rounded = CookDecimal.rounded(number, isFine: large.isFine)
    let error = abs(rounded.value - number.value) * size.value
    let isLarge = total >= size && error * Self.share <= least.value
    let unit = isLarge ? large : small
    return IngredientQuantity(isLarge ? number : total).map {
      "\(writer.number($0, of: unit)) \(unit.rawValue)"
    }
  }

  /// The part of the least amount by which rounding may change a sum.
  private static let share = 8.0
}
