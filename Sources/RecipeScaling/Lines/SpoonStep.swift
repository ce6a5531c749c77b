import Ingredients

/// A number of cups, spoons or pounds in the unit that cooks would take: 4 tbsp for 12 tsp, 1 tbsp for
/// 1/16 cup, 6 2/3 ounces for 5/12 pound.
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
      let names = SpoonNames(of: line.substring(unitRange)),
      let text = Self.text(number, unit, names)
    else { return nil }
    self.text = text
  }

  /// True for so many spoons that they would be written in cups, in a kitchen that has none.
  static func needsCups(
    _ amount: IngredientAmount, times factor: Rational, in units: UnitSystem
  ) -> Bool {
    guard factor != Rational(1), !units.has(.cup), let unit = amount.unit,
      [.tablespoon, .teaspoon].contains(unit), let size = unit.factor,
      let volume = amount.quantity.upper.multiplied(by: size)?.multiplied(by: factor),
      let half = MeasureUnit.cup.factor?.divided(by: Rational(2))
    else { return false }
    return volume >= half
  }

  private static func text(
    _ number: Rational, _ unit: MeasureUnit, _ names: SpoonNames
  ) -> String? {
    if let other = better(unit, number) { return names.text(other.number, other.unit) }
    guard isHardToMeasure(number, unit), let size = unit.factor?.multiplied(by: number) else {
      return nil
    }
    return SpoonSum.inTwoParts(of: size, names)
  }

  /// True if a number takes many spoons, or has parts that no measure holds: 10 tsp, 5/6 cup.
  private static func isHardToMeasure(_ number: Rational, _ unit: MeasureUnit) -> Bool {
    switch unit {
    case .teaspoon: number > Rational(6)
    case .tablespoon: number > Rational(8) || number.denominator == 6 && number > Rational(1)
    case .cup: number.denominator == 6 || number.denominator == 8
    default: false
    }
  }

  /// The numbers of a tablespoon's teaspoons, of a cup's tablespoons and of a pound's ounces.
  private static let (teaspoons, tablespoons, ounces) = (Rational(3), Rational(16), Rational(16))

  /// Returns a number of a unit in the unit that cooks would take; `nil` if that is the unit itself.
  static func better(
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
    case .cup where number < Rational(1) && !CookFraction.isMeasurable(number):
      smaller(.tablespoon, number, times: tablespoons)
    case .pound where number < Rational(1) && number.denominator > 4:
      number.multiplied(by: ounces).map { (.ounce, $0) }
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
