import Text

/// Dates of schema.org/Recipe, and the seconds since 1970 that Nextcloud Cookbook stores instead.
enum SchemaOrgDate {
  /// Returns a date as written, or a number of seconds in ISO 8601; `nil` for 0.
  static func text(_ text: String) -> String? {
    guard text.utf8.allSatisfy(\.isASCIIDigit), text.utf8.count != 4,
      text.utf8.count != 8
    else { return text }
    guard let seconds = Int(text), seconds > 0, seconds < 253_402_300_800 else { return nil }
    return date(ofDay: seconds / 86_400)
  }

  /// Returns the date of a day counted from 1970-01-01 (Howard Hinnant, "chrono-Compatible
  /// Low-Level Date Algorithms", `civil_from_days`).
  private static func date(ofDay day: Int) -> String {
    let day = day + 719_468
    let era = day / 146_097
    let dayOfEra = day % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return "\(year)-" + twoDigits(month) + "-" + twoDigits(dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  private static func twoDigits(_ number: Int) -> String {
    (number < 10 ? "0" : "") + String(number)
  }
}
