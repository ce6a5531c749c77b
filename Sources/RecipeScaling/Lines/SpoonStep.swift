import Ingredients

/// A number of cups or spoons in the unit that cooks would take: 4 tbsp for 12 tsp, 1 tbsp for 1/16
/// cup.
///
/// Only English names change: other languages write their spoons in many ways.
struct SpoonStep {
  /// The amount.
  let text: String

  /// Writes a term so many times in another unit.
  ///
  /// - Returns: `nil` if the unit of the line will do.
  init?(_ term: WrittenTerm, of line: ParsedIngredient, times factor: Rational) {
    guard term.numbers.count == 1, let unit = term.unit, let unitRange = term.unitRange,
      let number = term.numbers[0].value.multiplied(by: factor),
      let names = Self.names(of: line.substring(unitRange)),
      let other = Self.better(unit, number), let name = names[other.unit]
    else { return nil }
    text = "\(CookFraction.text(other.number)) \(other.number > Rational(1) ? name.many : name.one)"
  }

  private typealias Names = [MeasureUnit: (one: String, many: String)]

  /// The names in the style that the line has; `nil` if it is not English.
  private static func names(of unit: String) -> Names? {
    switch unit.lowercased() {
    case "tsp", "tsp.", "tbsp", "tbsp.": short
    case "teaspoon", "teaspoons", "tablespoon", "tablespoons", "cup", "cups": long
    default: nil
    }
  }

  private static let short: Names = [
    .teaspoon: ("tsp", "tsp"), .tablespoon: ("tbsp", "tbsp"), .cup: ("cup", "cups"),
  ]
  private static let long: Names = [
    .teaspoon: ("teaspoon", "teaspoons"), .tablespoon: ("tablespoon", "tablespoons"),
    .cup: ("cup", "cups"),
  ]

  /// The numbers of a tablespoon's teaspoons and of a cup's tablespoons.
  private static let (teaspoons, tablespoons) = (Rational(3), Rational(16))

  private static func better(
    _ unit: MeasureUnit, _ number: Rational
  ) -> (unit: MeasureUnit, number: Rational)? {
    switch unit {
    case .teaspoon where number >= teaspoons:
      larger(.tablespoon, number.divided(by: teaspoons), inParts: 2)
    case .tablespoon where number >= Rational(8):
      larger(.cup, number.divided(by: tablespoons), inParts: 4)
    case .tablespoon where number < Rational(1): smaller(.teaspoon, number, times: teaspoons)
    // No cup measure holds an eighth or three.
    case .cup where number.value < 0.25 || number.denominator == 8 && number.value < 0.5:
      smaller(.tablespoon, number, times: tablespoons)
    default: nil
    }
  }

  /// Takes a larger unit if its number comes out in few parts: halves, or thirds and quarters.
  private static func larger(
    _ unit: MeasureUnit, _ number: Rational?, inParts most: Int64
  ) -> (unit: MeasureUnit, number: Rational)? {
    number.flatMap { $0.denominator <= most ? (unit, $0) : nil }
  }

  /// Takes a smaller unit unless the number is one that is sold as a measure, half a tablespoon.
  private static func smaller(
    _ unit: MeasureUnit, _ number: Rational, times size: Rational
  ) -> (unit: MeasureUnit, number: Rational)? {
    guard number.denominator != 2, let smaller = number.multiplied(by: size) else { return nil }
    guard unit == .tablespoon, smaller < Rational(1) else { return (unit, smaller) }
    return smaller.multiplied(by: teaspoons).map { (.teaspoon, $0) }
  }
}
