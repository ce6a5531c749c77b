/// How much of the white space inside a text matters.
enum TextStyle: Sendable {
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
  func cleaned(_ style: TextStyle) -> String {
    let (needsDecoding, needsLayout) = dirt(style)
    guard needsDecoding || needsLayout else { return self }
    let decoded = needsDecoding ? HTMLEntities.decode(self) : self
    return TextLayout.apply(style, to: decoded)
  }

  /// Whether there is nothing to do: no line end, no tag, no entity, no space at either end.
  var isPlainLine: Bool {
    var text = self
    return text.withUTF8 { utf8 in
      guard let first = utf8.first, first != 0x20, utf8.last != 0x20 else { return false }
      return utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<") }
    }
  }

  /// The lines of the text that are not empty.
  var textLines: [String] {
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return isEmpty ? [] : [self] }
    return utf8.split { $0 == 0x0A || $0 == 0x0D }.map { String($0) ?? "" }
  }

  /// Whether `cleaned` would change nothing.
  func isClean(_ style: TextStyle) -> Bool {
    let (needsDecoding, needsLayout) = dirt(style)
    return !needsDecoding && !needsLayout && !isEmpty
  }

  private func dirt(_ style: TextStyle) -> (needsDecoding: Bool, needsLayout: Bool) {
    if let dirt = utf8.withContiguousStorageIfAvailable({ Self.dirt(in: $0, style) }) {
      return dirt
    }
    var text = self
    return text.withUTF8 { Self.dirt(in: $0, style) }
  }

  private static func dirt(
    in utf8: UnsafeBufferPointer<UInt8>, _ style: TextStyle
  ) -> (needsDecoding: Bool, needsLayout: Bool) {
    guard ByteScreen.mayBeDirty(utf8) else { return (false, false) }
    var hasAmpersand = false
    var hasOddSpace = utf8.first == 0x20 || utf8.last == 0x20
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte == UInt8(ascii: "&") {
        hasAmpersand = true
      } else if byte == 0x20 {
        if previous == 0x20, style != .verbatimLine { hasOddSpace = true }
      } else if byte <= 0x0D ? byte >= 0x09 : byte == 0xA0 && previous == 0xC2 {
        hasOddSpace = true
      }
      previous = byte
    }
    return (hasAmpersand, hasOddSpace)
  }
}
