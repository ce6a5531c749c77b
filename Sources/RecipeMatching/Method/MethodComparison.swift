/// What the directions of two recipes have in common.
package struct MethodComparison: Sendable, Hashable {
  /// The tolerance between temperatures of one oven, in degrees Fahrenheit: 180 °C is 356 °F and
  /// written as 350 °F.
  private static let oneTemperature = 15

  /// The share of the phrases of the shorter directions that the others have too, from 0 to 1.
  package let sharedPhrases: Double
  /// True if both name temperatures, and none is the same.
  package let hasOtherTemperatures: Bool
  /// True if both name durations, and none is the same.
  package let hasOtherTimes: Bool
  /// The number of appliances that only one of them uses.
  package let otherAppliances: Int

  /// Creates a comparison from its parts.
  package init(
    sharedPhrases: Double, hasOtherTemperatures: Bool, hasOtherTimes: Bool, otherAppliances: Int
  ) {
    self.sharedPhrases = sharedPhrases
    self.hasOtherTemperatures = hasOtherTemperatures
    self.hasOtherTimes = hasOtherTimes
    self.otherAppliances = otherAppliances
  }

  /// Compares two readings.
  init(_ left: MethodReading, _ right: MethodReading) {
    sharedPhrases = Self.share(left.phrases, right.phrases)
    hasOtherTemperatures =
      !left.temperatures.isEmpty && !right.temperatures.isEmpty
      && !left.temperatures.contains { one in
        right.temperatures.contains { abs(Int(one) - Int($0)) <= Self.oneTemperature }
      }
    hasOtherTimes =
      !left.minutes.isEmpty && !right.minutes.isEmpty
      && !left.minutes.contains(where: right.minutes.contains)
    otherAppliances = left.appliances.symmetricDifference(right.appliances).count
  }

  /// Returns the share of the shorter of two ascending lists that is in the longer one.
  private static func share(_ left: [UInt32], _ right: [UInt32]) -> Double {
    guard !left.isEmpty, !right.isEmpty else { return 0 }
    var (one, other, shared) = (0, 0, 0)
    while one < left.count, other < right.count {
      let (first, second) = (left[one], right[other])
      if first == second { shared += 1 }
      if first <= second { one += 1 }
      if second <= first { other += 1 }
    }
    return Double(shared) / Double(min(left.count, right.count))
  }
}
