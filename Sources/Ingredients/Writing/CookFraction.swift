/// Numbers as cooks write them: `1 1/2`, `2/3`, `3`.
package enum CookFraction {
  /// The parts of cups and spoons that are sold; a number keeps those that it has.
  private static let denominators: Set<Int64> = [1, 2, 3, 4, 6, 8]

  /// The fractions that others are rounded to, with 0 and 1.
  private static let fractions = [
    (0, 1), (1, 8), (1, 4), (1, 3), (3, 8), (1, 2), (5, 8), (2, 3), (3, 4), (7, 8), (1, 1),
  ].compactMap { Rational($0.0, over: $0.1) }

  /// True if cooks can measure the number as it is.
  package static func isExact(_ number: Rational) -> Bool {
    denominators.contains(number.denominator)
  }

  /// Returns the number, rounded to halves above 10, to thirds and eighths below.
  ///
  /// A sixteenth below a quarter stays, because the nearest eighth is a third off.
  package static func text(_ number: Rational) -> String {
    let isSmall = number.denominator == 16 && number.value < 0.25
    return exactText(isExact(number) || isSmall ? number : rounded(number))
  }

  /// Returns a number without rounding: `19/24` stays so.
  package static func exactText(_ number: Rational) -> String {
    guard !number.isWhole else { return String(number.numerator) }
    let whole = number.numerator / number.denominator
    let rest = number.numerator % number.denominator
    return (whole == 0 ? "" : "\(whole) ") + "\(rest)/\(number.denominator)"
  }

  private static func rounded(_ number: Rational) -> Rational {
    if number > Rational(10) {
      return Rational(1, over: 2).flatMap(number.rounded(toMultipleOf:)) ?? number
    }
    let whole = Rational(number.floor)
    guard let rest = number.subtracting(whole), let fraction = nearest(to: rest) else {
      return number
    }
    return whole.adding(fraction) ?? number
  }

  /// Returns the nearest fraction; of less than an eighth the nearest 1/9, 1/10 and so on.
  private static func nearest(to rest: Rational) -> Rational? {
    guard let eighth = Rational(1, over: 8), rest > Rational(0) else { return rest }
    if rest < eighth, let times = Rational(1).divided(by: rest)?.rounded(toMultipleOf: Rational(1))
    {
      return Rational(1).divided(by: times)
    }
    return fractions.min { abs($0.value - rest.value) < abs($1.value - rest.value) }
  }
}
