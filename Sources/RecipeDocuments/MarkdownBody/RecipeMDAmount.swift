import Text

/// Amounts of RecipeMD: a number with an optional unit.
enum RecipeMDAmount {
  /// True if a text starts with a number (specification, "Parsing an Amount"): `1`, `1.5`, `1,5`,
  /// `.5`, `3/7`, `1 1/5`, `½`, or a negative one.
  static func begins(_ text: ArraySlice<UInt8>) -> Bool {
    // Any digit starts a number, but for that of a date; only other characters need a closer look.
    if let first = text.first, first.isASCIIDigit { return !isDate(text) }
    var number = withoutSpace(text)
    if number.first == UInt8(ascii: "-") { number = withoutSpace(number.dropFirst()) }
    switch number.first {
    case UInt8(ascii: "."), UInt8(ascii: ","):
      return number.dropFirst().first?.isASCIIDigit ?? false
    case let first?: return first.isASCIIDigit || beginsFraction(number)
    case nil: return false
    }
  }

  /// True for a date of ISO 8601 or a year, with which the entry of a log begins.
  private static func isDate(_ text: ArraySlice<UInt8>) -> Bool {
    let year = text.prefix(4)
    if ["19", "20"].contains(where: { year.starts(with: $0.utf8) }),
      year.count == 4, year.allSatisfy(\.isASCIIDigit),
      let mark = text.dropFirst(4).first, mark == UInt8(ascii: ",") || mark == UInt8(ascii: ":")
    {
      return !(text.dropFirst(5).first?.isASCIIDigit ?? false)
    }
    let date = text.prefix(10)
    return date.count == 10 && text.dropFirst(4).first == UInt8(ascii: "-")
      && date.split(separator: UInt8(ascii: "-")).map(\.count) == [4, 2, 2]
      && date.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
  }

  /// Skips blanks and no-break spaces.
  private static func withoutSpace(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let first = text.first {
      if first <= 0x20 {
        text.removeFirst()
      } else if text.starts(with: [0xC2, 0xA0]) {
        text.removeFirst(2)
      } else {
        break
      }
    }
    return text
  }

  private static func beginsFraction(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, first >= 0xC2,
      let scalar = String(decoding: text.prefix(4), as: UTF8.self).unicodeScalars.first,
      scalar.properties.numericType == .numeric, let value = scalar.properties.numericValue
    else { return false }
    return value < 1
  }
}
