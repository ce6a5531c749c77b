extension UInt8 {
  /// True if the byte is a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// True if the byte is a space, a tab or a line end.
  var isSpace: Bool { isBlank || self == 0x0A || self == 0x0D }

  /// True if the byte is an ASCII digit.
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// True if the byte starts an ingredient, cookware or a timer.
  var isSigil: Bool {
    self == UInt8(ascii: "@") || self == UInt8(ascii: "#") || self == UInt8(ascii: "~")
  }

  /// True if the byte is ASCII punctuation, which a preceding `\` makes plain text.
  var isEscapable: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// True if the byte may end a line or start something other than text.
  var isLineSpecial: Bool {
    // Most bytes are lowercase letters, which sort after all of these.
    guard self <= UInt8(ascii: "\\") else { return false }
    return switch self {
    case 0x0A, 0x0D, UInt8(ascii: "-"), UInt8(ascii: "["), UInt8(ascii: "\\"): true
    default: false
    }
  }
}

extension UInt8 {
  /// True if the byte may pass for a modifier, as in the dialects of other programs.
  var isModifierLike: Bool {
    switch self {
    case UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "^"), UInt8(ascii: "%"),
      UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "-"), UInt8(ascii: "?"),
      UInt8(ascii: "+"):
      true
    default: false
    }
  }
}

extension [UInt8] {
  /// Returns a range without the white space at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start].isSpace { start += 1 }
    while start < end, self[end - 1].isSpace { end -= 1 }
    return start..<end
  }

  /// Returns the offset of the first occurrence of a byte in a range.
  func offset(of byte: UInt8, in range: Range<Int>) -> Int? {
    offset(in: range) { $0 == byte }
  }

  /// Returns the offset of the first byte in a range that satisfies a predicate.
  @inline(__always)
  func offset(in range: Range<Int>, where isWanted: (UInt8) -> Bool) -> Int? {
    withUnsafeBufferPointer { bytes in
      let end = Swift.min(range.upperBound, bytes.count)
      var offset = Swift.max(0, range.lowerBound)
      while offset < end {
        if isWanted(bytes[offset]) { return offset }
        offset &+= 1
      }
      return nil
    }
  }

  /// True if the byte at an offset and the next one equal `byte`.
  func hasPair(of byte: UInt8, at offset: Int) -> Bool {
    self[offset] == byte && offset + 1 < count && self[offset + 1] == byte
  }

  /// Returns the offset of the next line end, or of the end of the text.
  func lineEnd(from offset: Int) -> Int {
    self.offset(in: offset..<count) { $0 == 0x0A || $0 == 0x0D } ?? count
  }
}

extension ArraySlice<UInt8> {
  /// Returns the bytes without the white space at both ends.
  func trimmingBlanks() -> ArraySlice<UInt8> {
    var text = drop(while: \.isSpace)
    while let last = text.last, last.isSpace { text.removeLast() }
    return text
  }
}
