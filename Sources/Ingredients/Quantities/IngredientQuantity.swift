/// A positive number or a range of numbers.
package struct IngredientQuantity: Sendable, Hashable {
  /// The number, or the lower end of a range; more than 0.
  package let lower: Rational
  /// The number again, or the upper end of a range; never below `lower`.
  package let upper: Rational
  /// True if the text says "about", "ca." or the like.
  package let isApproximate: Bool

  /// Creates a quantity of one number, or of the ends of a range in either order.
  ///
  /// - Returns: `nil` if an end is not above 0.
  package init?(_ first: Rational, to last: Rational? = nil, isApproximate: Bool = false) {
    let last = last ?? first
    guard first.isPositive, last.isPositive else { return nil }
    lower = min(first, last)
    upper = max(first, last)
    self.isApproximate = isApproximate
  }

  /// True if it is a range.
  package var isRange: Bool { lower != upper }

  /// Returns both ends times a factor, or `nil` if a product does not fit or is not above 0.
  package func multiplied(by factor: Rational) -> IngredientQuantity? {
    guard let low = lower.multiplied(by: factor), let high = upper.multiplied(by: factor) else {
      return nil
    }
    return IngredientQuantity(low, to: high, isApproximate: isApproximate)
  }

  /// Returns both ends plus those of another, or `nil` if a sum does not fit.
  package func adding(_ other: IngredientQuantity) -> IngredientQuantity? {
    guard let low = lower.adding(other.lower), let high = upper.adding(other.upper) else {
      return nil
    }
    return IngredientQuantity(
      low, to: high, isApproximate: isApproximate || other.isApproximate)
  }
}
