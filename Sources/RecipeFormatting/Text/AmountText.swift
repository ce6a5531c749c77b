import Ingredients
import RecipeCore
import RecipeMatching
import Text

/// Quantities for people: `1 1/2 cup`, `250 g`, `2 to 3`.
enum AmountText {
  /// Returns a quantity with its unit.
  static func text(_ measure: IngredientMeasure) -> String {
    let quantity = measure.quantity
    let isDecimal = measure.unit?.isWrittenWithDecimals ?? false
    let lower = number(quantity.lower, isDecimal: isDecimal)
    let upper = number(quantity.upper, isDecimal: isDecimal)
    let range = lower == upper ? lower : "\(lower) to \(upper)"
    return measure.unit.map { "\(range) \($0.rawValue)" } ?? range
  }

  /// Returns a factor: `× 2`, `× 2/3`, `× 1.35`, `÷ 40`.
  static func factor(_ ratio: Rational) -> String {
    if ratio.denominator <= 6, ratio.numerator < ratio.denominator { return "× \(ratio)" }
    if ratio.value >= 0.1 { return "× \(RoundedNumber.shortest(ratio.value, decimals: 2))" }
    return "÷ \(RoundedNumber.shortest(1 / ratio.value, decimals: 1))"
  }

  /// Returns a number as cooks write it: spoons and cups in eighths, thirds and sixths, grams in
  /// decimals.
  private static func number(_ number: Rational, isDecimal: Bool) -> String {
    guard !isDecimal, CookFraction.isExact(number) else {
      return RoundedNumber.shortest(number.value, decimals: 2)
    }
    return CookFraction.exactText(number)
  }
}
