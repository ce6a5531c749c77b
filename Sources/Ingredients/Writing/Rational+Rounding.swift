extension Rational {
  /// Returns the nearest multiple of a step, halves up; `nil` if it does not fit.
  package func rounded(toMultipleOf step: Rational) -> Rational? {
    guard let steps = divided(by: step), let doubled = steps.multiplied(by: Rational(2)),
      let shifted = doubled.adding(Rational(1))
    else { return nil }
    let (whole, overflow) = shifted.denominator.multipliedReportingOverflow(by: 2)
    guard !overflow else { return nil }
    return Rational(Self.floor(shifted.numerator, whole)).multiplied(by: step)
  }

  /// The greatest whole number that is not above.
  package var floor: Int64 { Self.floor(numerator, denominator) }

  /// Returns the difference, or `nil` if it does not fit.
  package func subtracting(_ other: Rational) -> Rational? {
    Rational(-1).multiplied(by: other).flatMap(adding)
  }

  /// Returns how far another number is from this one, as a share of this one.
  package func deviation(of other: Rational) -> Double {
    abs(other.value - value) / abs(value)
  }

  private static func floor(_ numerator: Int64, _ denominator: Int64) -> Int64 {
    let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    return rest < 0 ? quotient - 1 : quotient
  }
}
