/// Taking the lines of a paragraph.
extension CooklangParser {
  /// Adds the rest of the line to the paragraph, without comments, and moves behind its end.
  ///
  /// - Returns: Whether there was anything but blanks and comments; otherwise nothing was added.
  mutating func takeLine() -> Bool {
    let start = paragraph.count
    if start > 0 { paragraph.append(joint) }
    joint = 0x20
    let contentStart = paragraph.count
    origins.add(contentStart, from: position)
    takeContent()
    skipLineEnd()
    // A `\` at the line's end stands for itself only as a line break.
    guard joint == 0x20, paragraph[contentStart...].allSatisfy(\.isBlank) else { return true }
    paragraph.removeSubrange(start...)
    return false
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
    let start = position
    while position < bytes.count, !bytes[position].isLineSpecial { position += 1 }
    paragraph.append(contentsOf: bytes[start..<position])
  }

  /// An escaped sign stays as it is, for its meaning is lost only later; a `\` at the end of a line
  /// breaks it.
  private mutating func takeBackslash() {
    let next = position + 1
    guard next < bytes.count, bytes[next] != 0x0A, bytes[next] != 0x0D else {
      position = next
      joint = 0x0A
      return
    }
    let width = bytes[next].isEscapable ? 2 : 1
    paragraph.append(contentsOf: bytes[position..<(position + width)])
    position += width
  }

  /// Two hyphens begin a comment; three or more are text, as the canonical tests have them.
  private mutating func takeHyphens() {
    let end = bytes[position...].firstIndex { $0 != UInt8(ascii: "-") } ?? bytes.count
    if end - position == 2 {
      position = bytes[end...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    } else {
      paragraph.append(contentsOf: bytes[position..<end])
      position = end
    }
  }

  /// `[- … -]` is a comment, over lines and paragraphs.
  private mutating func takeBracket() {
    if bytes[position...].starts(with: "[-".utf8), let end = commentEnd() {
      position = end
      origins.add(paragraph.count, from: end)
    } else {
      paragraph.append(bytes[position])
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

  /// Moves behind a line end at the current position.
  mutating func skipLineEnd() {
    guard position < bytes.count else { return }
    let isPair = bytes[position...].starts(with: [0x0D, 0x0A])
    position += isPair ? 2 : 1
  }
}
