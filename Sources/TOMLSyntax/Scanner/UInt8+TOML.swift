/// The byte classes of the TOML grammar.
extension UInt8 {
  /// Whether it is the first byte of a UTF-8 sequence.
  var beginsScalar: Bool { self & 0xC0 != 0x80 }

  /// Whether it is a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// Whether it is a control character that may stand nowhere; tabs may, line ends are
  /// handled before.
  var isControl: Bool { self < 0x20 && self != 0x09 || self == 0x7F }

  /// Whether it means itself in comments and in every kind of string.
  var isPlainText: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): false
    default: self != UInt8(ascii: "\n") && !isControl
    }
  }

  /// Whether it is an ASCII digit.
  var isDigit: Bool { 0x30...0x39 ~= self }

  /// Whether it is an ASCII letter.
  var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }

  /// Whether it may stand in a key without quotes.
  var isBareKey: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
  }

  /// Whether it may stand in a number, a date, a time or a boolean.
  var isBareValue: Bool {
    isBareKey || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
      || self == UInt8(ascii: ":")
  }

  /// The value of a hexadecimal digit; `nil` for any other byte.
  var hexadecimalDigit: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self - 0x30)
    case 0x41...0x46: UInt32(self - 0x41 + 10)
    case 0x61...0x66: UInt32(self - 0x61 + 10)
    default: nil
    }
  }

  /// What an error calls a control character: "the control character U+0007".
  var controlName: String {
    let digits = String(self, radix: 16, uppercase: true)
    return "the control character U+\(String(repeating: "0", count: 4 - digits.count))\(digits)"
  }
}
