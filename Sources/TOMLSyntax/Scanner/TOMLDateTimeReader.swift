/// A reader of dates and times (RFC 3339, with its leap seconds).
struct TOMLDateTimeReader {
  private var rest: ArraySlice<UInt8>
  private var text = ""

  /// Creates a reader of a word for which `isDateOrTime` is true.
  init(_ word: ArraySlice<UInt8>) {
    rest = word
  }

  /// True if a word looks like a date or a time: digits, then `-` or `:`.
  static func isDateOrTime(_ word: ArraySlice<UInt8>) -> Bool {
    let digits = word.prefix(while: \.isDigit).count
    let mark = word.dropFirst(digits).first
    return digits >= 1 && (mark == UInt8(ascii: "-") || mark == UInt8(ascii: ":"))
  }

  /// Reads the date or time in its normalised form, or returns `nil` if it is invalid.
  mutating func read() -> TOMLValue.Content? {
    guard rest.dropFirst(2).first != UInt8(ascii: ":") else {
      return readTime() && rest.isEmpty ? .localTime(text) : nil
    }
    guard readDate() else { return nil }
    if rest.isEmpty { return .localDate(text) }
    guard readSeparator(), readTime() else { return nil }
    if rest.isEmpty { return .localDateTime(text) }
    return readOffset() && rest.isEmpty ? .offsetDateTime(text) : nil
  }

  private mutating func readDate() -> Bool {
    guard let year = readNumber(digits: 4, in: 0...9999), read("-"),
      let month = readNumber(digits: 2, in: 1...12), read("-")
    else { return false }
    return readNumber(digits: 2, in: 1...days(of: month, in: year)) != nil
  }

  private func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private mutating func readSeparator() -> Bool {
    guard let separator = rest.popFirst() else { return false }
    text += "T"
    return separator == UInt8(ascii: " ") || separator | 0x20 == UInt8(ascii: "t")
  }

  private mutating func readTime() -> Bool {
    guard readNumber(digits: 2, in: 0...23) != nil, read(":"),
      readNumber(digits: 2, in: 0...59) != nil, read(":"),
      readNumber(digits: 2, in: 0...60) != nil
    else { return false }
    return read(".") ? readFraction() : true
  }

  private mutating func readFraction() -> Bool {
    let digits = rest.prefix(while: \.isDigit)
    text += String(decoding: digits, as: UTF8.self)
    rest = rest.dropFirst(digits.count)
    return !digits.isEmpty
  }

  private mutating func readOffset() -> Bool {
    if rest.count == 1, rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "z") {
      rest = []
      text += "Z"
      return true
    }
    guard read("+") || read("-") else { return false }
    return readNumber(digits: 2, in: 0...23) != nil && read(":")
      && readNumber(digits: 2, in: 0...59) != nil
  }

  private mutating func read(_ mark: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == mark.value else { return false }
    rest = rest.dropFirst()
    text.unicodeScalars.append(mark)
    return true
  }

  private mutating func readNumber(digits: Int, in range: ClosedRange<Int>) -> Int? {
    let word = rest.prefix(digits)
    guard word.count == digits, word.allSatisfy(\.isDigit) else { return nil }
    let number = word.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    rest = rest.dropFirst(digits)
    text += String(decoding: word, as: UTF8.self)
    return range.contains(number) ? number : nil
  }
}
