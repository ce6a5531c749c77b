/// The character classes of Markdown.
extension UInt8 {
  /// True if the byte is a space or a tab.
  @inline(__always)
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// True if the byte is a space, a tab or part of a line end.
  @inline(__always)
  var isWhitespace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }

  /// True if the byte is an ASCII digit.
  @inline(__always)
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// True if the byte is an ASCII letter.
  @inline(__always)
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }

  /// True if the byte is ASCII punctuation, as CommonMark 2.1 defines it.
  @inline(__always)
  var isPunctuation: Bool {
    self > 0x20 && self < 0x7F && !isLetter && !isDigit
  }
}
