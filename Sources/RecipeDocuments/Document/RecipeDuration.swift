package import RecipeCore

/// Durations as recipes state them: ISO 8601 with the usual mistakes, and plain texts.
package enum RecipeDuration {
  /// Parses whole minutes from `PT1H30M`, `P30M`, "1 h 20 min", "1½ hours", "1:30", "10-15 min" or
  /// "45".
  ///
  /// A number alone is minutes; seconds are rounded up. "1 h+" and "at least 1 h" are lower bounds.
  ///
  /// - Returns: `nil` if the text is not a duration, is negative or is longer than a year.
  package static func range(in text: String) -> MinuteRange? {
    guard let range = seconds(in: text).flatMap(range) else { return nil }
    return OpenTime.isMeant(by: text, isRange: range.isRange)
      ? MinuteRange(atLeast: range.lower) : range
  }

  /// Parses seconds as `range(in:)` does minutes.
  static func seconds(in text: String) -> ClosedRange<Double>? {
    if let seconds = ISODuration.seconds(in: text) { return seconds...seconds }
    guard !ISODuration.isMeant(by: text) else { return nil }
    return PlainDuration.seconds(in: text.cleaned(.line).lowercased())
  }

  /// Parses whole minutes as `range(in:)`, of which the upper end applies.
  package static func minutes(in text: String) -> Int? { range(in: text)?.upper }

  /// True if a text is a duration and says so: "PT5M", "1:30", "20 min", but not "Step 2".
  static func isStated(by text: String) -> Bool {
    guard seconds(in: text).flatMap(range) != nil else { return false }
    if ISODuration.isMeant(by: text) || text.contains(":") { return true }
    let words = FoldedText.words(text.utf8).split { $0 == " " || $0.isASCII && $0.isNumber }
    return words.contains { TimeUnits.seconds(of: String($0)) != nil }
      || TimeUnits.hasWideUnit(text)
  }

  /// Returns whole minutes of both ends, as `minutes(ofSeconds:)`.
  static func range(ofSeconds seconds: ClosedRange<Double>) -> MinuteRange? {
    guard let lower = minutes(ofSeconds: seconds.lowerBound),
      let upper = minutes(ofSeconds: seconds.upperBound)
    else { return nil }
    return MinuteRange(lower, upper)
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
