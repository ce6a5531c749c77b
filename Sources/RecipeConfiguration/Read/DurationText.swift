import Text

/// The notation of durations: "3s", "500ms", "1.5m", "2h", "1d", "1w"; "0" needs no unit.
enum DurationText {
  /// The remedy for an invalid duration.
  static let help = "write a duration such as \"3s\", \"500ms\", \"2m\", \"1h\", \"1d\" or \"1w\""

  /// The maximum duration in seconds: a year.
  private static let limit = 31_622_400.0

  /// Parses a duration; `nil` if it is invalid, negative or longer than a year.
  static func duration(_ text: String) -> Duration? {
    let number = text.utf8.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
    let unit = String(text.utf8.dropFirst(number.count)) ?? ""
    guard let count = Double(String(number) ?? "") else { return nil }
    guard let factor = secondsPerUnit(unit) ?? (count == 0 && unit.isEmpty ? 1 : nil) else {
      return nil
    }
    return duration(seconds: count * factor)
  }

  /// Returns a duration in seconds; `nil` if it is negative or longer than a year.
  static func duration(seconds: Double) -> Duration? {
    guard 0...limit ~= seconds else { return nil }
    return .milliseconds(Int64((seconds * 1000).rounded()))
  }

  /// Returns the notation of a duration in the largest unit that keeps it whole.
  static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    guard milliseconds == 0 else { return "\(seconds * 1000 + milliseconds)ms" }
    if seconds != 0, seconds % 86_400 == 0 { return "\(seconds / 86_400)d" }
    if seconds != 0, seconds % 3600 == 0 { return "\(seconds / 3600)h" }
    return seconds != 0 && seconds % 60 == 0 ? "\(seconds / 60)m" : "\(seconds)s"
  }

  private static func secondsPerUnit(_ unit: String) -> Double? {
    switch unit {
    case "ms": 0.001
    case "s": 1
    case "m": 60
    case "h": 3600
    case "d": 86_400
    case "w": 604_800
    default: nil
    }
  }
}
