/// The natural logarithm, which the Swift standard library leaves to the C library.
enum Log {
  /// Returns the natural logarithm of a finite positive number, to about fourteen digits.
  ///
  /// The mantissa is computed by the series of the inverse hyperbolic tangent, the exponent by ln
  /// 2.
  static func natural(_ number: Double) -> Double {
    let mantissa = number.significand
    let ratio = (mantissa - 1) / (mantissa + 1)
    let square = ratio * ratio
    let series = stride(from: 31, through: 1, by: -2).reduce(0.0) { sum, power in
      sum * square + 1 / Double(power)
    }
    return 2 * ratio * series + Double(number.exponent) * 0.693_147_180_559_945_3
  }
}
