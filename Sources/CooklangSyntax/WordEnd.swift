/// The end of a one-word name: white space or punctuation (cooklang/spec, `EBNF.md`).
enum WordEnd {
  /// Returns the offset of the first byte after the word at `start`.
  static func offset(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var offset = start
    while offset < end {
      if bytes[offset] < 0x80 {
        if endsWord(bytes[offset]) { break }
        offset += 1
      } else {
        let (scalar, width) = scalar(in: bytes, at: offset, end: end)
        if let scalar, endsWord(scalar) { break }
        offset += width
      }
    }
    return offset
  }

  /// True for blanks, line ends, sigils and general category P; `$+<=>^|` and the backtick are
  /// symbols.
  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F: true
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "<"), UInt8(ascii: "="),
      UInt8(ascii: ">"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "|"):
      false
    default: byte.isEscapable
    }
  }

  private static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }

  /// Returns the non-ASCII scalar at an offset and its width, or `nil` and 1 if it is malformed.
  private static func scalar(
    in bytes: [UInt8], at offset: Int, end: Int
  ) -> (scalar: Unicode.Scalar?, width: Int) {
    let first = bytes[offset]
    let width = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, offset + width <= end else { return (nil, 1) }
    var value = UInt32(first) & (0x7F >> UInt32(width))
    for byte in bytes[(offset + 1)..<(offset + width)] {
      guard byte & 0xC0 == 0x80 else { return (nil, 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (Unicode.Scalar(value), width)
  }
}
