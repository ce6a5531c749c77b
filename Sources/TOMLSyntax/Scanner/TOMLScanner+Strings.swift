extension TOMLScanner {
  /// Reads any of the four kinds of strings; the next byte is a quotation mark.
  mutating func readString() throws(TOMLSyntaxError) -> String {
    if isNext("\"\"\"") { return try readMultilineBasicString() }
    if isNext("'''") { return try readMultilineLiteralString() }
    return next == UInt8(ascii: "'") ? try readLiteralString() : try readBasicString()
  }

  /// Reads `"…"`, which is on one line and has escapes.
  mutating func readBasicString() throws(TOMLSyntaxError) -> String {
    let start = offset
    var text: [UInt8] = []
    skip()
    readPlainText(into: &text)
    while !skip("\"") {
      if isNext("\\") {
        try readEscape(into: &text)
      } else {
        text.append(try readStringByte(openedAt: start))
      }
      readPlainText(into: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads `'…'`, which is on one line, verbatim.
  mutating func readLiteralString() throws(TOMLSyntaxError) -> String {
    let start = offset
    var text: [UInt8] = []
    skip()
    readPlainText(into: &text)
    while !skip("'") {
      text.append(try readStringByte(openedAt: start))
      readPlainText(into: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a run of bytes that stand for themselves in every kind of string.
  mutating func readPlainText(into text: inout [UInt8]) {
    let start = offset
    skip(while: \.isPlainText)
    text.append(contentsOf: bytes[start..<offset])
  }

  private mutating func readStringByte(openedAt start: Int) throws(TOMLSyntaxError) -> UInt8 {
    guard let next, next != UInt8(ascii: "\n"), !isNext("\r\n") else {
      throw error("a string is not closed on its line", at: start, length: offset - start)
    }
    guard !next.isControl else { throw error("\(next.controlName) in a string") }
    skip()
    return next
  }
}
