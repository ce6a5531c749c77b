extension Rational {
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
