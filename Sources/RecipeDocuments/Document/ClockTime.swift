/// Durations in the notation of a clock: `1:30` is an hour and a half.
enum ClockTime {
  /// Parses the seconds of `h:mm` or `h:mm:ss`, optionally followed by a word for hours.
  ///
  /// - Parameters:
  ///   - text: The text in lower case.
  ///   - tokens: The same text as numbers and words.
  static func seconds(in text: String, tokens: [String]) -> Double? {
    let clock = text.prefix { $0 != " " }
    guard text.utf8.count == clock.utf8.count || tokens.last.map(isHours) == true else {
      return nil
    }
    guard tokens.count <= 4 else { return nil }
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, parts[0].utf8.count <= 3,
      let hours = UInt16(parts[0]), let minutes = sixtieth(parts[1]),
      let seconds = parts.count == 3 ? sixtieth(parts[2]) : 0
    else { return nil }
    return Double(hours) * 3600 + Double(minutes) * 60 + Double(seconds)
  }

  /// True for a text that begins with the time of a day and goes on, "9:45 add the salt".
  static func begins(_ text: String) -> Bool {
    let clock = text.prefix { $0.isNumber || $0 == ":" }
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), let hour = UInt16(parts[0]),
      hour < 25, sixtieth(parts[1]) != nil
    else { return false }
    return text[clock.endIndex...].contains(where: \.isLetter)
  }

  private static func isHours(_ word: String) -> Bool { TimeUnits.seconds(of: word) == 3600 }

  /// Parses two digits below 60.
  private static func sixtieth(_ text: Substring) -> UInt16? {
    guard text.utf8.count == 2, let value = UInt16(text), value < 60 else { return nil }
    return value
  }
}
