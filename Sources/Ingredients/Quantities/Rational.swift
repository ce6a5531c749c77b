/// An exact fraction in lowest terms, so that a third of a cup stays a third.
///
/// Arithmetic that does not fit 64 bits returns `nil` instead of a wrong number.
package struct Rational: Sendable, Hashable {
  /// The numerator, which carries the sign.
  package let numerator: Int64
  /// The denominator, always positive.
  package let denominator: Int64

  /// Creates a whole number.
  package init(_ whole: Int64) {
    numerator = whole
    denominator = 1
  }

  /// Creates a fraction and brings it to lowest terms.
  ///
  /// - Returns: `nil` if `denominator` is 0 or the fraction does not fit.
  package init?(_ numerator: Int64, over denominator: Int64) {
    guard denominator != 0, numerator != .min, denominator != .min else { return nil }
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign: Int64 = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / divisor
    self.denominator = sign * denominator / divisor
  }

  /// The nearest `Double`.
  package var value: Double { Double(numerator) / Double(denominator) }

  /// True if the denominator is 1.
  package var isWhole: Bool { denominator == 1 }

  /// True if it is more than 0.
  package var isPositive: Bool { numerator > 0 }

  private static func greatestCommonDivisor(_ left: UInt64, _ right: UInt64) -> Int64 {
    var (left, right) = (left, right)
    while right != 0 { (left, right) = (right, left % right) }
    return Int64(clamping: max(left, 1))
  }
}

extension Rational: CustomStringConvertible {
  /// The fraction as `5/2`, or `3` if it is whole.
  package var description: String {
    isWhole ? String(numerator) : "\(numerator)/\(denominator)"
  }
}
