extension TOMLParser {
  /// Parses a value of any kind.
  ///
  /// - Parameter depth: The number of enclosing tables and arrays.
  mutating func parseValue(depth: Int) throws(TOMLSyntaxError) -> TOMLValue {
    guard depth <= maximumDepth else { throw scanner.error("nested deeper than the limit") }
    let mark = scanner.mark()
    let start = scanner.offset
    switch scanner.next {
    case UInt8(ascii: "["):
      return TOMLValue(.array(try parseArray(depth: depth)), at: mark)
    case UInt8(ascii: "{"):
      return TOMLValue(.table(try parseInlineTable(depth: depth)), at: mark)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let content = TOMLValue.Content.string(try scanner.readString())
      return TOMLValue(content, at: scanner.position(from: mark, startingAt: start))
    default:
      let content = try scanner.readBareValue()
      return TOMLValue(content, at: scanner.position(from: mark, startingAt: start))
    }
  }

  private mutating func parseArray(depth: Int) throws(TOMLSyntaxError) -> [TOMLValue] {
    let start = scanner.offset
    var elements: [TOMLValue] = []
    scanner.skip()
    try scanner.skipLines()
    while !scanner.skip("]") {
      elements.append(try parseValue(depth: depth + 1))
      try scanner.skipLines()
      if scanner.skip(",") {
        try scanner.skipLines()
      } else if !scanner.isNext("]") {
        throw missing("',' or ']' after an element", openedAt: start)
      }
    }
    return elements
  }

  private mutating func parseInlineTable(depth: Int) throws(TOMLSyntaxError) -> TOMLTable {
    let start = scanner.offset
    var tree = TOMLTree()
    scanner.skip()
    scanner.skipBlanks()
    guard !scanner.skip("}") else { return tree.finished }
    while true {
      let (key, value) = try parseKeyAndValue(depth: depth)
      try tree.add(value, as: key, to: TOMLTree.root)
      scanner.skipBlanks()
      if scanner.skip("}") { return tree.finished }
      guard scanner.skip(",") else { throw missing("',' or '}' after a value", openedAt: start) }
      scanner.skipBlanks()
    }
  }

  /// Returns the error for a missing token; at the end of the text, it points at the opening
  /// bracket.
  private func missing(_ expectation: String, openedAt start: Int) -> TOMLSyntaxError {
    scanner.isAtEnd
      ? scanner.error("a bracket is not closed", at: start) : scanner.unexpected(expectation)
  }
}
