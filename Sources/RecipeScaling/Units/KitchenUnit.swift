package import Ingredients

/// A unit that converted amounts are written in.
package struct KitchenUnit: Sendable, Hashable {
  /// The name of one or less: "cup".
  package let name: String
  /// The name of more than one: "cups".
  package let plural: String
  /// The size in grams, millilitres or millimetres.
  package let size: Rational
  /// The least number of it that is written: less than that is written in a smaller unit.
  package let least: Rational
  /// The way its numbers are written.
  package let notation: Notation

  /// The way numbers of a unit are written.
  package enum Notation: Sendable, Hashable {
    /// In decimals; of fine units nobody measures a hundredth.
    case decimals(isFine: Bool)
    /// In fractions with these denominators.
    case fractions([Int64])

    /// True if numbers are written in fractions.
    var isInFractions: Bool {
      if case .fractions = self { true } else { false }
    }
  }

  private init(
    _ name: String, plural: String? = nil, size: Rational?, from least: Rational? = Rational(0),
    _ notation: Notation
  ) {
    self.name = name
    self.plural = plural ?? name
    self.size = size ?? Rational(1)
    self.least = least ?? Rational(0)
    self.notation = notation
  }
}

extension KitchenUnit {
  /// The gram.
  static let gram = KitchenUnit("g", size: MeasureUnit.gram.factor, .decimals(isFine: true))
  /// The kilogram.
  static let kilogram = KitchenUnit(
    "kg", size: MeasureUnit.kilogram.factor, from: Rational(1), .decimals(isFine: false))
  /// The milliliter.
  static let milliliter = KitchenUnit(
    "ml", size: MeasureUnit.milliliter.factor, .decimals(isFine: true))
  /// The liter.
  static let liter = KitchenUnit(
    "l", size: MeasureUnit.liter.factor, from: Rational(1), .decimals(isFine: false))
  /// The millimeter.
  static let millimeter = KitchenUnit(
    "mm", size: MeasureUnit.millimeter.factor, .decimals(isFine: true))
  /// The centimeter.
  static let centimeter = KitchenUnit(
    "cm", size: MeasureUnit.centimeter.factor, from: Rational(1), .decimals(isFine: true))
  /// The ounce.
  static let ounce = KitchenUnit(
    "oz", size: MeasureUnit.ounce.factor, from: Rational(1, over: 4), .fractions([2, 4, 8]))
  /// The pound.
  static let pound = KitchenUnit(
    "lb", size: MeasureUnit.pound.factor, from: Rational(1), .fractions([2, 4]))
  /// The teaspoon.
  static let teaspoon = KitchenUnit(
    "tsp", size: MeasureUnit.teaspoon.factor, .fractions([2, 4, 8]))
  /// The tablespoon.
  static let tablespoon = KitchenUnit(
    "tbsp", size: MeasureUnit.tablespoon.factor, from: Rational(1), .fractions([2]))
  /// The cup.
  static let cup = KitchenUnit(
    "cup", plural: "cups", size: MeasureUnit.cup.factor, from: Rational(1, over: 4),
    .fractions([2, 3, 4]))
  /// The inch.
  static let inch = KitchenUnit(
    "inch", plural: "inches", size: MeasureUnit.inch.factor, .fractions([2, 4]))
}

extension KitchenUnit {
  /// Returns a number of this unit to the nearest that is written.
  func rounded(_ number: Rational) -> Rational {
    switch notation {
    case .decimals(let isFine): CookDecimal.rounded(number, isFine: isFine)
    case .fractions(let denominators):
      Self.nearest(number, denominators.filter { number < Self.most(inParts: $0) }) ?? number
    }
  }

  /// Returns the ends of a range to the nearest that are written: of kilograms and litres both in tenths where that
  /// changes neither much, "0.9 to 1.4 kg".
  func roundedEnds(_ lower: Rational, _ upper: Rational) -> (lower: Rational, upper: Rational) {
    guard case .decimals(isFine: false) = notation, let first = inTenths(lower),
      let last = inTenths(upper), first < last
    else { return (rounded(lower), rounded(upper)) }
    return (first, last)
  }

  private func inTenths(_ number: Rational) -> Rational? {
    Rational(1, over: 10).flatMap(number.rounded(toMultipleOf:)).flatMap {
      number.deviation(of: $0) <= Self.toleranceOfEnd ? $0 : nil
    }
  }

  /// The share by which the end of a range may be off.
  private static let toleranceOfEnd = 0.03

  /// Returns a rounded number as text.
  func text(_ number: Rational, mark: Character) -> String {
    switch notation {
    case .decimals(let isFine): CookDecimal.text(number, isFine: isFine, mark: mark)
    case .fractions: CookFraction.exactText(number)
    }
  }

  /// Returns the number from which on nobody measures a part: 178 fl oz, not 177 1/2.
  private static func most(inParts denominator: Int64) -> Rational {
    Rational(denominator == 8 ? 2 : 20)
  }

  private static func nearest(_ number: Rational, _ denominators: [Int64]) -> Rational? {
    ([1] + denominators).compactMap { Rational(1, over: $0).flatMap(number.rounded(toMultipleOf:)) }
      .filter(\.isPositive)
      .min { number.deviation(of: $0) < number.deviation(of: $1) }
  }
}
