import Text

/// The method that directions tell, in a few numbers that are quickly compared.
///
/// Phrases that both have are no part of it: over judged pairs of real recipes they added nothing to
/// what ingredients, times and temperatures say.
struct MethodReading: Sendable, Hashable {
  /// The temperatures, in degrees Fahrenheit, ascending.
  let temperatures: [UInt16]
  /// The durations, in minutes, ascending.
  let minutes: [UInt16]
  /// The appliances.
  let appliances: Appliances

  /// Directions of fewer words say too little to compare.
  private static let fewestWords = 9

  /// Reads the directions of a recipe.
  ///
  /// - Returns: `nil` if they say too little to compare.
  init?(_ directions: [String]) {
    var scanner = MethodScanner()
    scanner.read(directions)
    guard scanner.wordCount >= Self.fewestWords else { return nil }
    temperatures = scanner.temperatures.sorted()
    minutes = scanner.minutes.sorted()
    appliances = scanner.appliances
  }
}
