extension JSONParser {
  /// Parses a string and validates its UTF-8 and escapes; `offset` is at the opening quote.
  mutating func parseString(_ text: RawSpan) throws(JSONFault) {
    let start = offset
    offset = endOfPlainBytes(text, from: offset &+ 1)
    guard byte(text) == UInt8(ascii: "\"") else { return try parseOddString(text, from: start) }
    offset &+= 1
    append(.plainString, from: start)
  }

  /// Parses a string from its first escape or non-ASCII character on.
  private mutating func parseOddString(
    _ text: RawSpan, from start: Int
  ) throws(JSONFault) {
    var kind = JSONNode.Kind.plainString
    while true {
      switch byte(text) {
      case UInt8(ascii: "\""):
        offset &+= 1
        return append(kind, from: start)
      case UInt8(ascii: "\\"):
        kind = .escapedString
        try skipEscape(text)
      case 0x80...:
        try skipScalar(text)
      default:
        throw unfinished(text, from: start)
      }
      offset = endOfPlainBytes(text, from: offset)
    }
  }

  /// Returns the end of plain ASCII, examined eight bytes at a time.
  ///
  /// The bit tricks are those of "Bit Twiddling Hacks" (`hasless`, `haszero`): a borrow can mark a
  /// byte wrongly only above one that is marked correctly, so the lowest mark is always correct.
  @inline(__always)
  private func endOfPlainBytes(_ text: RawSpan, from start: Int) -> Int {
    var offset = start
    while offset &+ 8 <= end {
      let word = UInt64(
        littleEndian: text.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let quotes = word ^ 0x2222_2222_2222_2222
      let backslashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
      let low =
        (word &- 0x2020_2020_2020_2020) | (quotes &- 0x0101_0101_0101_0101)
        | (backslashes &- 0x0101_0101_0101_0101)
      // An ASCII byte has no high bit, and neither has its exclusive or with an ASCII byte.
      let marks = (low | word) & 0x8080_8080_8080_8080
      guard marks == 0 else { return offset &+ (marks.trailingZeroBitCount &>> 3) }
      offset &+= 8
    }
    while offset < end, isPlain(text.unsafeLoad(fromByteOffset: offset, as: UInt8.self)) {
      offset &+= 1
    }
    return offset
  }

  @inline(__always)
  private func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func skipEscape(_ text: RawSpan) throws(JSONFault) {
    let start = offset
    offset += 1
    switch byte(text) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    case UInt8(ascii: "u"):
      offset += 1
      for _ in 0..<4 {
        guard JSONHexadecimal.value(of: byte(text)) != nil else {
          throw .wrong("'\\u' must be followed by four hexadecimal digits", at: start)
        }
        offset += 1
      }
    default:
      throw .wrong("a backslash must start one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u", at: start)
    }
  }

  /// Skips a scalar of two to four bytes (RFC 3629, section 4: no overlong form, no surrogate).
  @inline(__always)
  private mutating func skipScalar(_ text: RawSpan) throws(JSONFault) {
    let length: Int
    let second: ClosedRange<UInt8>
    switch byte(text) {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw invalidUTF8
    }
    guard offset &+ length <= end,
      second.contains(text.unsafeLoad(fromByteOffset: offset &+ 1, as: UInt8.self))
    else { throw invalidUTF8 }
    for index in 2..<max(length, 2) {
      let byte = text.unsafeLoad(fromByteOffset: offset &+ index, as: UInt8.self)
      guard byte & 0xC0 == 0x80 else { throw invalidUTF8 }
    }
    offset &+= length
  }

  private var invalidUTF8: JSONFault {
    .wrong("the text is not valid UTF-8", at: offset)
  }

  private func unfinished(_ text: RawSpan, from start: Int) -> JSONFault {
    guard offset < end else {
      return .unterminatedString(at: start)
    }
    if [0x0A, 0x0D].contains(byte(text)) {
      return .expected("a quote at the end of the string, or \\n for a new line in it", at: offset)
    }
    return .expected("no control character in a string (write it as an escape)", at: offset)
  }
}

/// Hexadecimal digits, as in `\u00E9`.
enum JSONHexadecimal {
  /// Returns the value of a digit, or `nil` for any other byte.
  @inline(__always)
  static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
