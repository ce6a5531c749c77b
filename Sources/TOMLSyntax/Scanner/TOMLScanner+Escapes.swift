extension TOMLScanner {
  /// Reads an escape, starting at its backslash, and appends the character it stands for.
  mutating func readEscape(into text: inout [UInt8]) throws(TOMLSyntaxError) {
    switch byte(after: 1) {
    case UInt8(ascii: "b"): append(0x08, to: &text)
    case UInt8(ascii: "t"): append(0x09, to: &text)
    case UInt8(ascii: "n"): append(0x0A, to: &text)
    case UInt8(ascii: "f"): append(0x0C, to: &text)
    case UInt8(ascii: "r"): append(0x0D, to: &text)
    case UInt8(ascii: "\""): append(0x22, to: &text)
    case UInt8(ascii: "\\"): append(0x5C, to: &text)
    case UInt8(ascii: "u"): try readScalar(digits: 4, into: &text)
    case UInt8(ascii: "U"): try readScalar(digits: 8, into: &text)
    default: throw error("unknown escape; write '\\\\' for a backslash", length: 2)
    }
  }

  private mutating func append(_ byte: UInt8, to text: inout [UInt8]) {
    text.append(byte)
    skip(2)
  }

  private mutating func readScalar(
    digits: Int, into text: inout [UInt8]
  ) throws(TOMLSyntaxError) {
    var value: UInt32 = 0
    for index in 0..<digits {
      guard let digit = byte(after: 2 + index)?.hexadecimalDigit else {
        throw error("expected \(digits) hexadecimal digits", length: 2 + index)
      }
      value = value << 4 | digit
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw error("not a Unicode scalar value", length: 2 + digits)
    }
    text.append(contentsOf: String(scalar).utf8)
    skip(2 + digits)
  }
}
