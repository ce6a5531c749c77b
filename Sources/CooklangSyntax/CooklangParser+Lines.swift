/// The lines of a paragraph.
extension CooklangParser {
  /// Appends the rest of the line to the paragraph, without comments, and advances past its end.
  ///
  /// - Returns: True if the line had content other than blanks and comments; else nothing was
  ///   added.
  mutating func takeLine() -> Bool {
    let start = text.count
    if !paragraph.isEmpty { text.append(joint) }
    joint = 0x20
    let contentStart = text.count
    origins.add(contentStart, from: position)
    takeContent()
    skipLineEnd()
    // A `\` at the line's end is content, too: a line break.
    if joint == 0x20, (contentStart..<text.count).allSatisfy({ text[$0].isBlank }) {
      text.removeLast(text.count - start)
      return false
    }
    paragraph = paragraph.lowerBound..<text.count
    return true
  }

  private mutating func takeContent() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x0A, 0x0D: return
      case UInt8(ascii: "\\"): takeBackslash()
      case UInt8(ascii: "-"): takeHyphens()
      case UInt8(ascii: "["): takeBracket()
      default: takeText()
      }
    }
  }

  private mutating func takeText() {
    let end = bytes.offset(in: position..<bytes.count) { $0.isLineSpecial } ?? bytes.count
    text.append(contentsOf: bytes[position..<end])
    position = end
  }

  /// Copies an escaped character with its `\`, since items are found later; a `\` at the end of a
  /// line breaks it.
  private mutating func takeBackslash() {
    let next = position + 1
    guard next < bytes.count, bytes[next] != 0x0A, bytes[next] != 0x0D else {
      position = next
      joint = 0x0A
      return
    }
    hasEscapes = true
    let width = bytes[next].isEscapable ? 2 : 1
    text.append(contentsOf: bytes[position..<(position + width)])
    position += width
  }

  /// Skips a comment, which two hyphens start; three or more are text, as in the canonical tests.
  private mutating func takeHyphens() {
    let end = bytes.offset(in: position..<bytes.count) { $0 != UInt8(ascii: "-") } ?? bytes.count
    if end - position == 2 {
      position = bytes.lineEnd(from: end)
    } else {
      text.append(contentsOf: bytes[position..<end])
      position = end
    }
  }

  /// Skips a comment `[- … -]`, which may span lines and paragraphs.
  private mutating func takeBracket() {
    let next = position + 1
    if next < bytes.count, bytes[next] == UInt8(ascii: "-"), let end = commentEnd() {
      position = end
      origins.add(text.count, from: end)
    } else {
      text.append(bytes[position])
      position += 1
    }
  }

  private mutating func commentEnd() -> Int? {
    guard !isCommentEndMissing else { return nil }
    var index = position + 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "-"), bytes[index + 1] == UInt8(ascii: "]") {
        return index + 2
      }
      index += 1
    }
    isCommentEndMissing = true
    problems.add(.commentNotClosed, at: position)
    return nil
  }

  /// Advances past a line end at the current position.
  mutating func skipLineEnd() {
    guard position < bytes.count else { return }
    let next = position + 1
    let isPair = bytes[position] == 0x0D && next < bytes.count && bytes[next] == 0x0A
    position += isPair ? 2 : 1
  }
}
