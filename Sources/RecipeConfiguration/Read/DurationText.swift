/// How times are written: "3s", "500ms", "1.5m", "2h".
enum DurationText {
  /// What to do about a time that cannot be read.
  static let help = "write a time such as \"3s\", \"500ms\", \"2m\" or \"1h\""

  /// The longest time, in seconds: a year.
  private static let limit = 31_622_400.0

  /// The time that a text stands for; `nil` when it is none, negative or longer than a year.
  static func duration(_ text: String) -> Duration? {
    let number = text.utf8.prefix { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }
    let unit = String(text.utf8.dropFirst(number.count)) ?? ""
    guard let factor = secondsPerUnit(unit), let count = Double(String(number) ?? "") else {
      return nil
    }
    return duration(seconds: count * factor)
  }

  /// A number of seconds as a time; `nil` when it is negative or longer than a year.
  static func duration(seconds: Double) -> Duration? {
    guard 0...limit ~= seconds else { return nil }
    return .milliseconds(Int64((seconds * 1000).rounded()))
  }

  /// A time in the largest unit that leaves it whole.
  static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    guard milliseconds == 0 else { return "\(seconds * 1000 + milliseconds)ms" }
    if seconds != 0, seconds % 3600 == 0 { return "\(seconds / 3600)h" }
    return seconds != 0 && seconds % 60 == 0 ? "\(seconds / 60)m" : "\(seconds)s"
  }

  private static func secondsPerUnit(_ unit: String) -> Double? {
    switch unit {
    case "ms": 0.001
    case "s": 1
    case "m": 60
    case "h": 3600
    default: nil
    }
  }
}
