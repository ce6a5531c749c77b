/// Durations as recipes state them: ISO 8601 with the usual mistakes, and plain texts.
package enum RecipeDuration {
  /// Parses whole minutes from `PT1H30M`, `P30M`, "1 h 20 min", "1½ hours", "1:30" or "45".
  ///
  /// The upper end of a range applies; a number alone is minutes; seconds are rounded up.
  ///
  /// - Returns: `nil` if the text is not a duration, is negative or is longer than a year.
  package static func minutes(in text: String) -> Int? {
    if let seconds = ISODuration.seconds(in: text) { return minutes(ofSeconds: seconds) }
    guard !ISODuration.isMeant(by: text) else { return nil }
    return PlainDuration.seconds(in: text.cleaned(.line).lowercased()).flatMap(minutes)
  }

  /// Returns whole minutes, rounded up; `nil` for invalid or negative numbers and beyond a year.
  static func minutes(ofSeconds seconds: Double) -> Int? {
    guard seconds >= 0, seconds <= longest else { return nil }
    let minutes = seconds / 60
    let whole = Int(minutes)
    return Double(whole) < minutes ? whole + 1 : whole
  }

  private static let longest = 366.0 * 24 * 3600
}
