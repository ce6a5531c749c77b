import Text

/// Dates of Paprika: `2014-07-03 08:05:58`.
enum PaprikaDate {
  private static let midnight = " 00:00:00"

  /// Returns a date in ISO 8601; midnight means a day without a time.
  static func published(_ created: String) -> String {
    if created.hasSuffix(midnight) { return String(created.dropLast(midnight.utf8.count)) }
    guard isDateAndTime(created.utf8, separator: 0x20) else { return created }
    return String(created.map { $0 == " " ? "T" : $0 })
  }

  /// Returns a date in Paprika's notation, or `nil` for anything but a day with or without a time.
  static func created(_ published: String) -> String? {
    let utf8 = published.utf8
    if utf8.count == 10, isDay(utf8.prefix(10)) { return published + midnight }
    guard isDateAndTime(utf8, separator: UInt8(ascii: "T")) else { return nil }
    return String(published.prefix(19).map { $0 == "T" ? " " : $0 })
  }

  private static func isDateAndTime(_ text: String.UTF8View, separator: UInt8) -> Bool {
    let time = text.dropFirst(10)
    return isDay(text.prefix(10)) && time.first == separator && time.count >= 9
      && time.dropFirst().prefix(8).allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ":") }
  }

  private static func isDay(_ text: Substring.UTF8View) -> Bool {
    text.count == 10 && text.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
  }
}
