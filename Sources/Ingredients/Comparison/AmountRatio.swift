/// Two measures of one food in one unit.
struct AmountRatio: Sendable {
  /// The tolerance for numbers in one unit: "0.33 cups" is a third of a cup.
  private static let digits = 1.02
  /// The tolerance after a conversion of units or yields: 1 lb is written as 450 g or as 500 g.
  private static let conversion = 1.12
  /// The ratio beyond which two amounts cannot belong to one recipe.
  private static let farthest = 2.05
  /// The tolerance for rounding errors of floating-point arithmetic.
  private static let noise = 1 + 1e-9

  /// The right measure divided by the left one; the midpoint stands for a range.
  let value: Double
  private let isOneUnit: Bool
  private let left: (lower: Double, upper: Double)
  private let right: (lower: Double, upper: Double)

  /// Brings two measures to one unit.
  ///
  /// Ounces are taken for fluid ones beside those: nobody weighs vodka.
  ///
  /// - Returns: `nil` when they have no unit in common: 1 cup and 120 g.
  init?(_ left: LineAmount.Measure, _ right: LineAmount.Measure) {
    let (one, other): (Double, Double)
    if left.unit == right.unit || MeasureUnit.areComparable(left.unit, right.unit) {
      (one, other) = (1, 1)
    } else if let ounce = left.unit?.ounce, let otherOunce = right.unit?.ounce {
      (one, other) = (ounce, otherOunce)
    } else {
      return nil
    }
    isOneUnit = left.unit == right.unit || left.kind == .count && right.kind == .count
    self.left = (left.lower / one, left.upper / one)
    self.right = (right.lower / other, right.upper / other)
    value = (self.right.lower + self.right.upper) / (self.left.lower + self.left.upper)
  }

  /// True if both are the same number, or the same range.
  func isExact(at scale: Double) -> Bool {
    Self.deviation(right.lower / left.lower, scale) <= Self.noise
      && Self.deviation(right.upper / left.upper, scale) <= Self.noise
  }

  /// True if both may be one number: "2 to 3" may well be the 3 of the other.
  func overlaps(at scale: Double) -> Bool {
    left.lower * scale <= right.upper * Self.noise
      && right.lower <= left.upper * scale * Self.noise
  }

  /// True if both are one amount, but for rounding; see Decision 40.
  func isEqual(at scale: Double) -> Bool {
    deviation(at: scale) <= (isOneUnit && scale == 1 ? Self.digits : Self.conversion)
      || overlaps(at: scale)
  }

  /// True if both cannot be the amounts of one recipe.
  func isFar(at scale: Double) -> Bool {
    deviation(at: scale) > Self.farthest && !overlaps(at: scale)
  }

  /// The greater of ratio and scale divided by the lesser one.
  func deviation(at scale: Double) -> Double { Self.deviation(value, scale) }

  private static func deviation(_ value: Double, _ scale: Double) -> Double {
    max(value, scale) / min(value, scale)
  }
}

extension MeasureUnit {
  /// The size of an ounce, by weight or fluid, in its base unit; `nil` for other units.
  fileprivate var ounce: Double? {
    self == .ounce || self == .fluidOunce ? factor?.value : nil
  }
}
