extension UInt8 {
  /// Whether it is a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// Whether it is a space, a tab or a line end.
  var isSpace: Bool { isBlank || self == 0x0A || self == 0x0D }

  /// Whether it is one of the digits of ASCII.
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether it begins an ingredient, cookware or a timer.
  var isSigil: Bool {
    self == UInt8(ascii: "@") || self == UInt8(ascii: "#") || self == UInt8(ascii: "~")
  }

  /// Whether it is punctuation or a symbol of ASCII, which a `\` before it makes plain text.
  var isEscapable: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// Whether it may end a word or be something else than text; letters and most others are not.
  var isLineSpecial: Bool {
    switch self {
    case 0x0A, 0x0D, UInt8(ascii: "-"), UInt8(ascii: "["), UInt8(ascii: "\\"): true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without white space at either end.
  func trimmingBlanks() -> ArraySlice<UInt8> {
    var text = drop(while: \.isSpace)
    while let last = text.last, last.isSpace { text.removeLast() }
    return text
  }
}
