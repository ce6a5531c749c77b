/// How much of the white space inside a text matters.
enum WhiteSpaceStyle: Sendable {
  /// One line: every run of white space is one space.
  case line
  /// One line whose inner spaces stay as written; line ends become spaces.
  case verbatimLine
  /// Paragraphs: runs of spaces are one space, more than one empty line is one.
  case paragraphs
}

extension String {
  /// The text without HTML entities, no-break spaces and needless white space.
  ///
  /// A text that has none of these, as nearly all have, is returned as it is.
  func cleaned(_ style: WhiteSpaceStyle) -> String {
    let (needsDecoding, needsLayout) = dirt(style)
    guard needsDecoding || needsLayout else { return self }
    return TextLayout.apply(style, to: needsDecoding ? HTMLEntities.decode(self) : self)
  }

  /// True if there is nothing to do: no line end, no tag, no entity, no space at either end.
  ///
  /// May be `false` of a text that has none of these, never `true` of one that has.
  var isPlainLine: Bool {
    let isPlain = utf8.withContiguousStorageIfAvailable { utf8 in
      guard let first = utf8.first, first != 0x20, utf8.last != 0x20 else { return false }
      return !ByteScreen.mayHaveMarkup(utf8)
    }
    return isPlain ?? false
  }

  /// The lines of the text that are not empty.
  var textLines: [String] {
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return isEmpty ? [] : [self] }
    return utf8.split { $0 == 0x0A || $0 == 0x0D }.map { String($0) ?? "" }
  }

  /// True if `cleaned` would change nothing.
  func isClean(_ style: WhiteSpaceStyle) -> Bool {
    let (needsDecoding, needsLayout) = dirt(style)
    return !needsDecoding && !needsLayout && !isEmpty
  }

  /// What has to be done; a text that is not in one piece is not looked at.
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
