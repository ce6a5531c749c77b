/// Code spans (CommonMark 6.1).
extension InlineParser {
  /// Takes a code span, or the backticks if nothing closes them.
  mutating func takeCode() -> Bool {
    let start = position
    var content = start
    while content < end, bytes[content] == UInt8(ascii: "`") { content += 1 }
    guard let close = closingBackticks(content - start, from: content) else {
      add(.text, start..<content)
      position = content
      return true
    }
    add(.code, codeText(content..<close))
    position = close + content - start
    return true
  }

  /// Strips the one space or line end on both sides of a code span's content.
  ///
  /// The blanks after a line end are not part of the text.
  private func codeText(_ range: Range<Int>) -> Range<Int> {
    guard let start = afterFirstSpace(of: range), let end = beforeLastSpace(of: range),
      start < end, bytes[start..<end].contains(where: { !$0.isWhitespace })
    else { return range }
    return start..<end
  }

  private func afterFirstSpace(of range: Range<Int>) -> Int? {
    let text = bytes[range]
    if text.first == 0x20 { return range.lowerBound + 1 }
    let lineEnd = text.first == 0x0D ? text.dropFirst() : text
    guard lineEnd.first == 0x0A else { return nil }
    return lineEnd.dropFirst().drop(while: \.isBlank).startIndex
  }

  private func beforeLastSpace(of range: Range<Int>) -> Int? {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    guard end > range.lowerBound, bytes[end - 1] == 0x0A else {
      return bytes[range].last == 0x20 ? range.upperBound - 1 : nil
    }
    end -= 1
    return end > range.lowerBound && bytes[end - 1] == 0x0D ? end - 1 : end
  }

  private mutating func closingBackticks(_ length: Int, from start: Int) -> Int? {
    let bit: UInt64 = 1 << UInt64(min(length, 63))
    guard unclosedBackticks & bit == 0 else { return nil }
    var index = start
    while index < end {
      guard bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let first = index
      while index < end, bytes[index] == UInt8(ascii: "`") { index += 1 }
      if index - first == length { return first }
    }
    unclosedBackticks |= bit
    return nil
  }
}
