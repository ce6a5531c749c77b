/// Times as recipes write them: ISO 8601 durations with the usual mistakes, and plain texts.
package enum RecipeDuration {
  /// Reads whole minutes from `PT1H30M`, `P30M`, "1 h 20 min", "1½ hours", "1:30" or "45".
  ///
  /// Of a range the upper end counts; a number alone is minutes; seconds round up.
  ///
  /// - Returns: `nil` if the text is no time, is negative or is longer than a year.
  package static func minutes(in text: String) -> Int? {
    if let seconds = ISODuration.seconds(in: text) { return minutes(ofSeconds: seconds) }
    guard !ISODuration.isMeant(by: text) else { return nil }
    return PlainDuration.seconds(in: text.cleaned(.line).lowercased()).flatMap(minutes)
  }

  /// Whole minutes, rounded up; `nil` if not a number, negative or longer than a year.
  static func minutes(ofSeconds seconds: Double) -> Int? {
    guard seconds >= 0, seconds <= longest else { return nil }
    let minutes = seconds / 60
    let whole = Int(minutes)
    return Double(whole) < minutes ? whole + 1 : whole
  }

  private static let longest = 366.0 * 24 * 3600
}
