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

  /// The part of a number by which rounding may change it: 8/9 is 7/8, but 4/9 is not 1/2.
  private static let tolerance = 0.055

  /// The greatest denominator of numbers that are written as they are rather than changed more.
  private static let maximumPartCount: Int64 = 16

  /// True if cooks can measure the number, or one that is as good.
  package static func isMeasurable(_ number: Rational) -> Bool {
    isExact(number) || isClose(rounded(number), to: number)
  }

  /// Returns the number, rounded to halves above 10, to thirds and eighths below.
  ///
  /// A number that would change too much stays as it is, if it has few parts.
  package static func text(_ number: Rational) -> String {
    let stays = number.denominator <= maximumPartCount && !isMeasurable(number)
    return exactText(isExact(number) || stays ? number : rounded(number))
  }

  private static func isClose(_ rounded: Rational, to number: Rational) -> Bool {
    abs(rounded.value - number.value) <= tolerance * number.value
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
    guard let rest = number.subtracting(whole),
      let fraction = number > maximumInEighths
        ? nearest(to: rest, among: quarters) : nearest(to: rest)
    else { return number }
    return whole.adding(fraction) ?? number
  }

  /// The number above which nobody measures eighths.
  private static let maximumInEighths = Rational(5)

  /// The fractions of larger numbers.
  private static let quarters = fractions.filter { $0.denominator <= 4 }

  private static func nearest(to rest: Rational, among fractions: [Rational]) -> Rational? {
    fractions.min { abs($0.value - rest.value) < abs($1.value - rest.value) }
  }

  /// Returns the nearest fraction; of less than an eighth the nearest 1/9, 1/10 and so on.
  private static func nearest(to rest: Rational) -> Rational? {
    guard let eighth = Rational(1, over: 8), rest > Rational(0) else { return rest }
    if rest < eighth, let times = Rational(1).divided(by: rest)?.rounded(toMultipleOf: Rational(1))
    {
      return Rational(1).divided(by: times)
    }
    return nearest(to: rest, among: fractions)
  }
}
