import Text

/// What the directions of a recipe say of its method, in a few numbers that are quickly compared.
struct MethodReading: Sendable, Hashable {
  /// The hashes of a sample of the phrases, ascending.
  ///
  /// Phrases are three stems in a row, as in the shingles of Broder, "On the resemblance and
  /// containment of documents" (1997); the sample is the same of equal phrases.
  let phrases: [UInt32]
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
    phrases = scanner.phrases.sorted()
    temperatures = scanner.temperatures.sorted()
    minutes = scanner.minutes.sorted()
    appliances = scanner.appliances
  }
}
