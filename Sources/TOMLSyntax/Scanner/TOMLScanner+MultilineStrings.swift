extension TOMLScanner {
  /// Reads `"""…"""`, which may span lines and has escapes.
  mutating func readMultilineBasicString() throws(TOMLSyntaxError) -> String {
    let start = offset
    var text: [UInt8] = []
    skipOpening()
    readPlainText(into: &text)
    while !skipClosing(UInt8(ascii: "\""), into: &text) {
      if try skipEscapedLineEnd() { continue }
      if isNext("\\") {
        try readEscape(into: &text)
      } else {
        try readMultilineByte(into: &text, openedAt: start)
      }
      readPlainText(into: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads `'''…'''`, which may span lines, verbatim.
  mutating func readMultilineLiteralString() throws(TOMLSyntaxError) -> String {
    let start = offset
    var text: [UInt8] = []
    skipOpening()
    readPlainText(into: &text)
    while !skipClosing(UInt8(ascii: "'"), into: &text) {
      try readMultilineByte(into: &text, openedAt: start)
      readPlainText(into: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func skipOpening() {
    skip(3)
    _ = skipLineEnd()
  }

  /// Skips the closing quotes, before which up to two quotation marks are content.
  private mutating func skipClosing(_ quote: UInt8, into text: inout [UInt8]) -> Bool {
    var count = 0
    while count < 5, byte(after: count) == quote {
      count += 1
    }
    guard count >= 3 else { return false }
    text.append(contentsOf: repeatElement(quote, count: count - 3))
    skip(count)
    return true
  }

  private mutating func readMultilineByte(
    into text: inout [UInt8], openedAt start: Int
  ) throws(TOMLSyntaxError) {
    guard let next else { throw error("a string is not closed", at: start, length: 3) }
    if isNext("\r\n") {
      skip()
    } else if next != UInt8(ascii: "\n"), next.isControl {
      throw error("\(next.controlName) in a string")
    }
    text.append(bytes[offset])
    skip()
  }

  /// Skips a backslash at the end of a line and all white space up to the next visible character.
  private mutating func skipEscapedLineEnd() throws(TOMLSyntaxError) -> Bool {
    guard isNext("\\"), let following = byte(after: 1) else { return false }
    guard following.isBlank || following == 0x0A || following == 0x0D else { return false }
    let backslash = offset
    skip()
    skipBlanks()
    guard skipLineEnd() else { throw error("a backslash before a space", at: backslash) }
    repeat {
      skipBlanks()
    } while skipLineEnd()
    return true
  }
}
