/// Numbers of metric units as cooks write them: `250`, `7` for 7.03, `1.25`, `0.4`.
package enum CookDecimal {
  /// Returns the number with as many decimals as a scale shows.
  ///
  /// - Parameters:
  ///   - number: The number, more than 0.
  ///   - isFine: True for grams, millilitres and millimetres, of which nobody measures a hundredth.
  ///   - mark: The decimal mark of the language.
  package static func text(_ number: Rational, isFine: Bool, mark: Character = ".") -> String {
    plainText(rounded(number, isFine: isFine), mark: mark)
  }

  /// Returns the number to the nearest value that is written.
  package static func rounded(_ number: Rational, isFine: Bool) -> Rational {
    let steps = isFine ? fineSteps(number) : [step(below: number, digits: 3)]
    for step in steps {
      guard let step, let rounded = number.rounded(toMultipleOf: step), rounded.isPositive,
        number.deviation(of: rounded) <= tolerance || step == steps.last
      else { continue }
      return rounded
    }
    return number
  }

  /// The share by which a rounded number may be off where a finer one could be written.
  private static let tolerance = 0.02

  /// The steps that are tried, coarse ones first: whole numbers, halves, tenths, two digits.
  private static func fineSteps(_ number: Rational) -> [Rational?] {
    if number >= Rational(100) { return [Rational(1)] }
    let half = Rational(1, over: 2)
    if number.denominator == 2 { return [half] }
    if number >= Rational(10) { return [Rational(1)] }
    if number.denominator == 4 { return [Rational(1, over: 4)] }
    // A third of 25 is 8.3: halves are further off.
    let isThird = number.denominator == 3
    return [Rational(1), isThird ? nil : half, step(below: number, digits: 2)]
  }

  /// The power of ten that leaves so many digits of a number, at most six decimals.
  private static func step(below number: Rational, digits: Int) -> Rational? {
    var (power, step) = (number.value, digits - 1)
    while power >= 10, step > 0 { (power, step) = (power / 10, step - 1) }
    while power < 1, step < 6 { (power, step) = (power * 10, step + 1) }
    return Rational(1, over: (0..<step).reduce(1) { product, _ in product * 10 })
  }

  /// Returns a number whose denominator divides a power of ten, in full.
  package static func plainText(_ number: Rational, mark: Character) -> String {
    var (rest, digits) = (number.numerator % number.denominator, "")
    while rest != 0, digits.utf8.count < 6 {
      let (tenfold, overflow) = rest.multipliedReportingOverflow(by: 10)
      guard !overflow else { break }
      digits += String(tenfold / number.denominator)
      rest = tenfold % number.denominator
    }
    let whole = String(number.numerator / number.denominator)
    return digits.isEmpty ? whole : "\(whole)\(mark)\(digits)"
  }
}
