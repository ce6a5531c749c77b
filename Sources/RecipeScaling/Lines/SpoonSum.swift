import Ingredients

/// A sum of cups and spoons as one amount, where a part of it would be hard to measure: 1 1/3 teaspoons
/// for a third of "1 tablespoon plus 1 teaspoon".
struct SpoonSum {
  /// The amount.
  let text: String

  /// Adds up terms, each so many times.
  ///
  /// - Returns: `nil` if they can be measured one by one, or are not spoons with English names.
  init?(_ terms: [WrittenTerm], of line: ParsedIngredient, times factor: Rational) {
    var total = Rational(0)
    var isMeasurable = true
    var units: Set<MeasureUnit> = []
    for term in terms {
      guard term.numbers.count == 1, let unit = term.unit, let parts = Self.parts[unit],
        let size = unit.factor, let number = term.numbers[0].value.multiplied(by: factor),
        let sum = number.multiplied(by: size).flatMap(total.adding)
      else { return nil }
      total = sum
      // "2 cups plus 4 tbsp" are 2 1/4 cups.
      let isCarried = Self.isCarried(number, of: unit, units)
      isMeasurable =
        isMeasurable && number.denominator <= parts && number < Self.most(of: unit) && !isCarried
      if unit != .cup || number.denominator != 3 { units.insert(unit) }
    }
    // Spoons tell better than "cup" whether names are short.
    let named = terms.first { $0.unit != .cup } ?? terms[0]
    guard !isMeasurable, let unitRange = named.unitRange,
      let names = SpoonNames(of: line.substring(unitRange)),
      let text = Self.text(of: total, names)
    else { return nil }
    self.text = text
  }

  /// True if so much of a unit belongs to the larger unit before it, which has no thirds.
  private static func isCarried(
    _ number: Rational, of unit: MeasureUnit, _ before: Set<MeasureUnit>
  ) -> Bool {
    switch unit {
    case .tablespoon: before.contains(.cup) && number >= Rational(4)
    case .cup: before.contains(.cup)
    default: false
    }
  }

  /// Returns the number of a unit from which on the next larger one says it better.
  private static func most(of unit: MeasureUnit) -> Rational {
    switch unit {
    case .teaspoon: Rational(3)
    case .tablespoon: Rational(8)
    default: Rational(Int64(Int32.max))
    }
  }

  /// The denominators of the measures that are sold.
  private static let parts: [MeasureUnit: Int64] = [.cup: 4, .tablespoon: 2, .teaspoon: 4]

  /// Returns an amount in the largest unit that measures it, else in several: 1/2 cup plus 1 teaspoon.
  ///
  /// - Parameter total: The amount in millilitres.
  private static func text(of total: Rational, _ names: SpoonNames) -> String? {
    for unit in [MeasureUnit.cup, .tablespoon] {
      guard let number = unit.factor.flatMap(total.divided(by:)), let most = parts[unit] else {
        continue
      }
      let isEnough = number.value >= (unit == .cup ? 0.25 : 1)
      let isMany = unit == .tablespoon && number > maximumTablespoonCount
      if isEnough, !isMany, number.denominator <= most { return names.text(number, unit) }
    }
    return inTwoParts(of: total, names) ?? parts(of: total, names)?.joined(separator: " plus ")
  }

  /// The number of tablespoons above which a cup is used as well.
  private static let maximumTablespoonCount = Rational(8)

  /// Returns an amount in two units at most: "3 tbsp plus 1 tsp", "3/4 cup plus 1 1/3 tbsp"; `nil` if it
  /// needs more.
  ///
  /// - Parameter total: The amount in millilitres.
  static func inTwoParts(of total: Rational, _ names: SpoonNames) -> String? {
    guard let texts = parts(of: total, names) else { return nil }
    if texts.count <= 2 { return texts.joined(separator: " plus ") }
    guard let size = MeasureUnit.cup.factor?.divided(by: Rational(4)),
      let quarters = total.divided(by: size),
      let whole = Rational(quarters.floor).divided(by: Rational(4)),
      let rest = Rational(quarters.floor).multiplied(by: size).flatMap(total.subtracting),
      let spoons = MeasureUnit.tablespoon.factor.flatMap(rest.divided(by:)),
      spoons.denominator <= 3,
      let first = names.text(whole, .cup), let second = names.text(spoons, .tablespoon)
    else { return nil }
    return first + " plus " + second
  }

  /// Returns an amount exactly: "1 cup plus 2 tbsp", "1/2 cup plus 4 tsp"; `nil` if it does not fit.
  ///
  /// - Parameter total: The amount in millilitres.
  static func exact(of total: Rational, _ names: SpoonNames) -> String? {
    guard let texts = parts(of: total, names) else { return nil }
    guard texts.count == 3, let teaspoon = MeasureUnit.teaspoon.factor,
      let quarter = MeasureUnit.cup.factor?.divided(by: Rational(4)),
      let quarters = total.divided(by: quarter),
      let rest = Rational(quarters.floor).multiplied(by: quarter).flatMap(total.subtracting),
      let spoons = rest.divided(by: teaspoon), spoons < Rational(6),
      let text = names.text(spoons, .teaspoon)
    else { return texts.joined(separator: " plus ") }
    return texts[0] + " plus " + text
  }

  /// Returns an amount in quarters of a cup, whole tablespoons and teaspoons, those of them that it needs.
  private static func parts(of total: Rational, _ names: SpoonNames) -> [String]? {
    var rest = total
    var texts: [String] = []
    for (unit, step) in [(MeasureUnit.cup, Rational(1, over: 4)), (.tablespoon, Rational(1))] {
      guard let size = unit.factor, let step, let unitStep = size.multiplied(by: step),
        let steps = rest.divided(by: unitStep),
        case let count = Rational(steps.numerator / steps.denominator), count.isPositive,
        let number = count.multiplied(by: step), let taken = number.multiplied(by: size),
        let left = Rational(-taken.numerator, over: taken.denominator).flatMap(rest.adding),
        let text = names.text(number, unit)
      else { continue }
      texts.append(text)
      rest = left
    }
    guard rest.isPositive else { return texts }
    let teaspoons = MeasureUnit.teaspoon.factor.flatMap(rest.divided(by:))
    return teaspoons.flatMap { names.text($0, .teaspoon) }.map { texts + [$0] }
  }
}
