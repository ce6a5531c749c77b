extension Rational {
  /// The thirds of which the number is the decimals, two or three of them: 1/3 of 0.33, 1 2/3 of 1.667; `nil` for all
  /// others.
  var roundedThird: Rational? {
    // Hundredths and thousandths in lowest terms.
    guard [50, 100, 500, 1000].contains(denominator) else { return nil }
    let thirds = (3 * numerator + denominator / 2) / denominator
    let error = 3 * numerator - thirds * denominator
    let isRounded = [Int64(100), 1000].contains { scale in
      // 0.33, 0.66 and 0.67, but not 0.34.
      scale % denominator == 0 && (-2...1).contains(error * (scale / denominator))
    }
    return thirds % 3 != 0 && isRounded ? Rational(thirds, over: 3) : nil
  }

  /// Returns the sum, or `nil` if it does not fit.
  package func adding(_ other: Rational) -> Rational? {
    guard let left = Self.product(numerator, other.denominator),
      let right = Self.product(other.numerator, denominator),
      let below = Self.product(denominator, other.denominator)
    else { return nil }
    let (above, overflow) = left.addingReportingOverflow(right)
    return overflow ? nil : Rational(above, over: below)
  }

  /// Returns the product, or `nil` if it does not fit.
  package func multiplied(by other: Rational) -> Rational? {
    guard let above = Self.product(numerator, other.numerator),
      let below = Self.product(denominator, other.denominator)
    else { return nil }
    return Rational(above, over: below)
  }

  /// Returns the quotient, or `nil` if `other` is 0 or it does not fit.
  package func divided(by other: Rational) -> Rational? {
    guard let above = Self.product(numerator, other.denominator),
      let below = Self.product(denominator, other.numerator)
    else { return nil }
    return Rational(above, over: below)
  }

  private static func product(_ left: Int64, _ right: Int64) -> Int64? {
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    return overflow ? nil : product
  }
}

extension Rational: Comparable {
  package static func < (left: Rational, right: Rational) -> Bool {
    let first = left.numerator.multipliedFullWidth(by: right.denominator)
    let second = right.numerator.multipliedFullWidth(by: left.denominator)
    return (first.high, first.low) < (second.high, second.low)
  }
}

extension Rational {
  /// The greatest denominator of a fraction that stands for a double.
  private static let greatestDenominator: Int64 = 100_000

  /// Finds the simplest fraction that is as good as equal to a double, by its continued fraction.
  ///
  /// - Parameter value: A number above 0; others, and what does not fit, give 1.
  init(nearest value: Double) {
    var (before, last): ((Int64, Int64), (Int64, Int64)) = ((0, 1), (1, 0))
    var rest = value
    while rest.isFinite, rest >= 0, rest < 1e9 {
      let whole = Int64(rest)
      let next = (whole * last.0 + before.0, whole * last.1 + before.1)
      guard next.0 < 1_000_000_000, next.1 <= Self.greatestDenominator else { break }
      (before, last) = (last, next)
      if abs(Double(last.0) / Double(last.1) - value) <= value * 1e-9 { break }
      rest = 1 / (rest - Double(whole))
    }
    self = Rational(last.0, over: last.1).flatMap { $0.isPositive ? $0 : nil } ?? Rational(1)
  }
}
