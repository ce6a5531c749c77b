import Text

/// Dates of publication, which are kept verbatim.
enum RecipeDate {
  /// True if a text has the form of a calendar date (ISO 8601, `2020-02-30…`), but no such day
  /// exists.
  ///
  /// Texts of any other form pass.
  static func isImpossible(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(isImpossible)
  }

  private static func isImpossible(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count >= 7, text[4] == hyphen, let year = number(text[0..<4]),
      let month = number(text[5..<7]), text.count == 7 || !text[7].isASCIIDigit
    else { return false }
    guard (1...12).contains(month) else { return true }
    guard text.count >= 10, text[7] == hyphen, let day = number(text[8..<10]),
      text.count == 10 || !text[10].isASCIIDigit
    else { return false }
    return !(1...days(of: month, in: year)).contains(day)
  }

  /// Returns the warning about such a date.
  static func message(_ text: String) -> String {
    "the date '\(text.prefix(40))' does not exist; it was kept as an extra field"
  }

  private static let hyphen = UInt8(ascii: "-")

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var number = 0
    for digit in digits {
      guard digit.isASCIIDigit else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
