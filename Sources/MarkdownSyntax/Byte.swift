/// The bytes that Markdown gives a meaning to, by class.
extension UInt8 {
  /// A space or a tab.
  @inline(__always)
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// A space, a tab or a part of a line end.
  @inline(__always)
  var isWhitespace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }

  /// `0` to `9`.
  @inline(__always)
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// `A` to `Z` or `a` to `z`.
  @inline(__always)
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }

  /// ASCII punctuation, as CommonMark 2.1 lists it.
  @inline(__always)
  var isPunctuation: Bool {
    self > 0x20 && self < 0x7F && !isLetter && !isDigit
  }
}
