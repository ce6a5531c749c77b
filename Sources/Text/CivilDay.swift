/// A day of the Gregorian calendar.
package struct CivilDay: Sendable, Hashable {
  /// The day as ISO 8601 writes it: `2026-11-25`.
  package let text: String

  /// Creates the UTC day of a time.
  ///
  /// The algorithm is that of Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": eras of 400
  /// years, and years that begin in March.
  package init(secondsSince1970 seconds: Int) {
    let days = (seconds - ((seconds % 86_400) + 86_400) % 86_400) / 86_400 + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    text = [(year, 4), (month, 2), (dayOfYear - (153 * shifted + 2) / 5 + 1, 2)].map {
      number, digits in
      let text = String(number)
      return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }.joined(separator: "-")
  }

  /// True if a text is a day as ISO 8601 writes it.
  package static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      text.utf8.allSatisfy({ $0 == 0x2D || $0.isASCIIDigit }),
      let month = Int(parts[1]), let day = Int(parts[2])
    else { return false }
    return (1...12).contains(month) && (1...31).contains(day)
  }
}
