/// The character classes of the TOML grammar.
extension UInt8 {
  /// True if the byte is the first of a UTF-8 sequence.
  var beginsScalar: Bool { self & 0xC0 != 0x80 }

  /// True if the byte is a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// True if the byte is a forbidden control character: not a tab; line ends are handled before.
  var isControl: Bool { self < 0x20 && self != 0x09 || self == 0x7F }

  /// True if the byte stands for itself in comments and in every kind of string.
  var isPlainText: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): false
    default: self != UInt8(ascii: "\n") && !isControl
    }
  }

  /// True if the byte is an ASCII digit.
  var isDigit: Bool { 0x30...0x39 ~= self }

  /// True if the byte is an ASCII letter.
  var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }

  /// True if the byte may occur in a key without quotes.
  var isBareKey: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
  }

  /// True if the byte may occur in a number, a date, a time or a boolean.
  var isBareValue: Bool {
    isBareKey || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
      || self == UInt8(ascii: ":")
  }

  /// The value of a hexadecimal digit, or `nil` for any other byte.
  var hexadecimalDigit: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self - 0x30)
    case 0x41...0x46: UInt32(self - 0x41 + 10)
    case 0x61...0x66: UInt32(self - 0x61 + 10)
    default: nil
    }
  }

  /// The name of a control character in an error message.
  var controlName: String {
    let digits = String(self, radix: 16, uppercase: true)
    return "the control character U+\(String(repeating: "0", count: 4 - digits.count))\(digits)"
  }
}
