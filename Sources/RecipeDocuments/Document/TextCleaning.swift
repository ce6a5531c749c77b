/// The significance of white space in a text.
enum WhiteSpaceStyle: Sendable {
  /// One line: every run of white space becomes one space.
  case line
  /// One line whose inner spaces are kept; line ends become spaces.
  case verbatimLine
  /// Paragraphs: runs of spaces become one space, several empty lines become one.
  case paragraphs
}

extension String {
  /// Returns the text without HTML entities, no-break spaces and superfluous white space.
  ///
  /// A clean text, as nearly all are, is returned unchanged.
  func cleaned(_ style: WhiteSpaceStyle) -> String {
    let (needsDecoding, needsLayout) = dirt(style)
    guard needsDecoding || needsLayout else { return self }
    return TextLayout.apply(style, to: needsDecoding ? HTMLEntities.decode(self) : self)
  }

  /// True if the text needs no cleaning: no line end, no tag, no entity, no space at either end.
  ///
  /// It may be `false` for a clean text, but is never `true` for another.
  var isPlainLine: Bool {
    let isPlain = utf8.withContiguousStorageIfAvailable { utf8 in
      guard let first = utf8.first, first != 0x20, utf8.last != 0x20 else { return false }
      return !ByteScreen.mayHaveMarkup(utf8)
    }
    return isPlain ?? false
  }

  /// The nonempty lines of the text.
  var textLines: [String] {
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return isEmpty ? [] : [self] }
    return utf8.split { $0 == 0x0A || $0 == 0x0D }.map { String($0) ?? "" }
  }

  /// True if `cleaned` would not change the text.
  func isClean(_ style: WhiteSpaceStyle) -> Bool {
    let (needsDecoding, needsLayout) = dirt(style)
    return !needsDecoding && !needsLayout && !isEmpty
  }

  /// Returns the cleaning needed; a text without contiguous storage is not examined.
  @inline(__always)
  private func dirt(_ style: WhiteSpaceStyle) -> (needsDecoding: Bool, needsLayout: Bool) {
    utf8.withContiguousStorageIfAvailable { utf8 in
      ByteScreen.mayBeDirty(utf8) ? Self.dirt(in: utf8, style) : (false, false)
    } ?? (true, true)
  }

  private static func dirt(
    in utf8: UnsafeBufferPointer<UInt8>, _ style: WhiteSpaceStyle
  ) -> (needsDecoding: Bool, needsLayout: Bool) {
    var (hasAmpersand, hasReference) = (false, false)
    var hasOddSpace = utf8.first == 0x20 || utf8.last == 0x20
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte == UInt8(ascii: "&") {
        hasAmpersand = true
      } else if byte == UInt8(ascii: ";") {
        hasReference = hasAmpersand
      } else if byte == 0x20 {
        if previous == 0x20, style != .verbatimLine { hasOddSpace = true }
      } else if byte <= 0x0D ? byte >= 0x09 : byte == 0xA0 && previous == 0xC2 {
        hasOddSpace = true
      }
      previous = byte
    }
    return (hasReference, hasOddSpace)
  }
}
