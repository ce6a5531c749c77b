/// Durations as a cook writes them: "45 s", "15 min", "1 h 30 min".
enum DurationText {
  /// Returns the text of a number of seconds, which is empty for 0.
  static func text(ofSeconds seconds: Double) -> String {
    guard seconds >= 1, seconds <= longest else { return "" }
    let whole = Int(seconds.rounded())
    let parts = [(whole / 3600, "h"), (whole / 60 % 60, "min"), (whole % 60, "s")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
  }

  /// Returns a text in which a duration of ISO 8601 is in words: "15 min" for "PT15M".
  static func worded(_ text: String) -> String {
    guard ISODuration.isMeant(by: text), let seconds = ISODuration.seconds(in: text) else {
      return text
    }
    return self.text(ofSeconds: seconds)
  }

  private static let longest = 366.0 * 24 * 3600
}
