/// Dates of publication, which are kept as they are written.
enum RecipeDate {
  /// Whether a text has the form of a calendar date (ISO 8601, `2020-02-30…`), but names a day that
  /// no calendar has.
  ///
  /// Texts of any other form are not judged.
  static func isImpossible(_ text: String) -> Bool {
    let parts = text.utf8.prefix(10).split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].count == 4, parts[1].count == 2,
      let year = number(parts[0]), let month = number(parts[1])
    else { return false }
    guard (1...12).contains(month) else { return true }
    guard parts.count == 3, parts[2].count == 2, let day = number(parts[2]) else { return false }
    return !(1...days(of: month, in: year)).contains(day)
  }

  /// What a person is told about such a date.
  static func message(_ text: String) -> String {
    "there is no date '\(text.prefix(40))'; it was kept as an extra field"
  }

  private static func number(_ digits: Substring.UTF8View.SubSequence) -> Int? {
    digits.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? Int(Substring(digits)) : nil
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
