/// The likeness of the directions of two recipes.
package struct MethodComparison: Sendable, Hashable {
  /// The tolerance between temperatures of one oven, in degrees Fahrenheit: 180 °C is 356 °F and
  /// written as 350 °F.
  private static let oneTemperature = 15

  /// True if both name temperatures, and none is the same.
  package let hasOtherTemperatures: Bool
  /// True if both name durations, and none is the same.
  package let hasOtherTimes: Bool
  /// The number of appliances that only one of them uses.
  package let otherAppliances: Int

  /// Creates a comparison from its parts.
  package init(hasOtherTemperatures: Bool, hasOtherTimes: Bool, otherAppliances: Int) {
    self.hasOtherTemperatures = hasOtherTemperatures
    self.hasOtherTimes = hasOtherTimes
    self.otherAppliances = otherAppliances
  }

  /// Compares two readings.
  init(_ left: MethodReading, _ right: MethodReading) {
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
}
