/// A recursive descent over the lines of a YAML text.
struct YAMLParser {
  let bytes: [UInt8]
  let end: Int
  /// The offset of the next byte.
  var position: Int
  /// The offset of the current line's first byte.
  var lineStart: Int
  /// The number of the current line, from 1.
  var line: Int

  /// Makes a parser of a range whose first line has the number `line`.
  init(bytes: [UInt8], range: Range<Int>, line: Int) {
    self.bytes = bytes
    let start = max(0, min(range.lowerBound, bytes.count))
    self.end = max(start, min(range.upperBound, bytes.count))
    self.line = line
    self.position = start
    self.lineStart = start
    if bytes[start..<end].starts(with: [0xEF, 0xBB, 0xBF]) {
      position += 3
      lineStart += 3
    }
  }

  /// The whole text as one value; a text without values is an empty scalar.
  mutating func document() throws(YAMLSyntaxError) -> YAMLValue {
    skipToContent()
    guard position < end else { return YAMLValue(content: .scalar(""), line: line) }
    let root = try blockValue(indent: column, depth: 0)
    skipToContent()
    guard position == end else { throw error("expected a key like the ones above") }
    return root
  }

  /// A mapping, sequence or scalar whose first byte is at the current position.
  mutating func blockValue(indent: Int, depth: Int) throws(YAMLSyntaxError) -> YAMLValue {
    guard depth < YAMLDocument.depthLimit else { throw error("nested too deeply") }
    if isAtDash { return try blockSequence(indent: indent, depth: depth) }
    if isAtKey { return try blockMapping(indent: indent, depth: depth) }
    return try inlineValue(parentIndent: indent - 1, depth: depth)
  }

  private mutating func blockSequence(
    indent: Int, depth: Int
  ) throws(YAMLSyntaxError) -> YAMLValue {
    let first = line
    var elements: [YAMLValue] = []
    while position < end, column == indent, isAtDash {
      position += 1
      elements.append(try sequenceElement(indent: indent, depth: depth))
      skipToContent()
    }
    try checkIndent(indent)
    return YAMLValue(content: .sequence(elements), line: first)
  }

  private mutating func sequenceElement(
    indent: Int, depth: Int
  ) throws(YAMLSyntaxError) -> YAMLValue {
    let dashLine = line
    skipBlanks()
    if !isAtLineEnd, isAtDash || isAtKey { return try blockValue(indent: column, depth: depth + 1) }
    if !isAtLineEnd { return try inlineValue(parentIndent: indent, depth: depth + 1) }
    skipToContent()
    guard position < end, column > indent else {
      return YAMLValue(content: .scalar(""), line: dashLine)
    }
    return try blockValue(indent: column, depth: depth + 1)
  }

  private mutating func blockMapping(
    indent: Int, depth: Int
  ) throws(YAMLSyntaxError) -> YAMLValue {
    let first = line
    var members: [YAMLMember] = []
    members.reserveCapacity(16)
    while position < end, column == indent, !isAtDash {
      guard let colon = keyEnd() else { throw error("expected 'key: value'") }
      let name = try key(before: colon)
      members.append(YAMLMember(name: name, value: try memberValue(indent: indent, depth: depth)))
      skipToContent()
    }
    try checkIndent(indent)
    return YAMLValue(content: .mapping(members), line: first)
  }

  private func checkIndent(_ indent: Int) throws(YAMLSyntaxError) {
    guard position == end || column <= indent else {
      throw error("indented more than the line before")
    }
  }

  private mutating func memberValue(
    indent: Int, depth: Int
  ) throws(YAMLSyntaxError) -> YAMLValue {
    let keyLine = line
    skipBlanks()
    guard isAtLineEnd else { return try inlineValue(parentIndent: indent, depth: depth + 1) }
    skipToContent()
    let isNested = position < end && (column > indent || (column == indent && isAtDash))
    guard isNested else { return YAMLValue(content: .scalar(""), line: keyLine) }
    return try blockValue(indent: column, depth: depth + 1)
  }

  /// A value that begins in the middle of a line, or a scalar that is all there is.
  private mutating func inlineValue(
    parentIndent: Int, depth: Int
  ) throws(YAMLSyntaxError) -> YAMLValue {
    let first = line
    switch bytes[position] {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return try flowValueOrText(depth: depth)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return YAMLValue(content: .scalar(try blockScalar(parentIndent: parentIndent)), line: first)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let text = try quoted()
      try expectLineEnd()
      return YAMLValue(content: .scalar(text), line: first)
    default:
      try refuseUnsupported()
      return YAMLValue(content: .scalar(plain(parentIndent: parentIndent)), line: first)
    }
  }

  private mutating func flowValueOrText(depth: Int) throws(YAMLSyntaxError) -> YAMLValue {
    let value = try flowValue(depth: depth)
    try expectLineEnd()
    return value
  }

  /// Checks that nothing but a comment follows in the line.
  private mutating func expectLineEnd() throws(YAMLSyntaxError) {
    skipBlanks()
    guard isAtLineEnd else { throw error("unexpected text after the value") }
  }

  /// Refuses `&anchor`, `*alias` and `!tag`; `& salt` and `*` alone are text.
  func refuseUnsupported() throws(YAMLSyntaxError) {
    guard position + 1 < end, !bytes[position + 1].isYAMLSpace else { return }
    switch bytes[position] {
    case UInt8(ascii: "&"): throw error("anchors are not supported; quote the text")
    case UInt8(ascii: "*"): throw error("aliases are not supported; quote the text")
    case UInt8(ascii: "!"): throw error("tags are not supported; quote the text")
    default: return
    }
  }

  /// The current place, for an error that may come later.
  var mark: YAMLMark { YAMLMark(position: position, lineStart: lineStart, line: line) }

  /// An error at the current position.
  func error(_ message: String) -> YAMLSyntaxError {
    error(message, at: mark)
  }

  /// An error at an earlier place.
  func error(_ message: String, at mark: YAMLMark) -> YAMLSyntaxError {
    let before = bytes[min(mark.lineStart, mark.position)..<min(mark.position, end)]
    return YAMLSyntaxError(
      message: message, line: mark.line, column: 1 + before.count { $0 & 0xC0 != 0x80 })
  }
}

/// A place in a YAML text.
struct YAMLMark {
  /// The offset.
  let position: Int
  /// The offset of its line's first byte.
  let lineStart: Int
  /// The number of its line, from 1.
  let line: Int
}
