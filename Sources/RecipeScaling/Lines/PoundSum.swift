import Ingredients

/// Pounds and ounces in whole pounds: "1 lb 11 oz" for one and a half times "1 lb 2 oz".
struct PoundSum {
  /// The new numbers, in place; no pounds and the mark behind them are left out.
  let replacements: [LineEdit.Replacement]

  /// Writes pounds and ounces so many times.
  ///
  /// - Returns: `nil` if the terms are others, or their pounds stay whole.
  init?(_ terms: [WrittenTerm], times factor: Rational) {
    guard terms.count == 2, terms[0].unit == .pound, terms[1].unit == .ounce,
      terms.allSatisfy({ $0.numbers.count == 1 }),
      let pounds = terms[0].numbers[0].value.multiplied(by: factor),
      let ounces = terms[1].numbers[0].value.multiplied(by: factor),
      let inOunces = pounds.multiplied(by: Self.ounces)?.adding(ounces),
      let all = inOunces.divided(by: Self.ounces),
      !pounds.isWhole || ounces >= Self.ounces,
      let whole = Rational(all.floor).multiplied(by: Self.ounces),
      let rest = inOunces.subtracting(whole)
    else { return nil }
    let (first, second) = (terms[0].numbers[0].range, terms[1].numbers[0].range)
    if all < Rational(1) {
      replacements = [.init(first.lowerBound..<second.upperBound, CookFraction.text(inOunces))]
    } else if rest.isPositive {
      replacements = [
        .init(first, String(all.floor)), .init(second, CookFraction.text(rest)),
      ]
    } else if let end = terms[1].unitRange?.upperBound, let unit = terms[0].unitRange {
      replacements = [.init(first, String(all.floor)), .init(unit.upperBound..<end, "")]
    } else {
      return nil
    }
  }

  /// The ounces of a pound.
  private static let ounces = Rational(16)
}
