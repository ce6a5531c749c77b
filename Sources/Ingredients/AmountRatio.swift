/// Two measures of one food in one unit.
struct AmountRatio: Sendable {
  /// How far apart numbers of one unit are that people write for one: "0.33 cups" is a third of one.
  private static let digits = 1.02
  /// How far apart amounts are that were brought to another unit or yield: 1 lb is 450 g or 500.
  private static let conversion = 1.12
  /// Beyond this amounts cannot be those of one recipe.
  private static let farthest = 2.05
  /// How far apart numbers are that differ by nothing but their computation.
  private static let noise = 1 + 1e-9

  /// How many times more the right measure is, of ranges by their middles.
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

  /// How many times the lesser is the greater one.
  private func deviation(at scale: Double) -> Double { Self.deviation(value, scale) }

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
