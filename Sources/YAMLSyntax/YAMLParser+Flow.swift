/// Flow collections: `[a, b]` and `{name: value}` (YAML 1.2.2, section 7.4).
extension YAMLParser {
  /// Parses a flow collection or a value in one.
  mutating func flowNode(depth: Int) throws(YAMLSyntaxError) -> YAMLValue {
    guard depth < YAMLDocument.maximumDepth else { throw error("nested too deeply") }
    try countValue()
    var properties = YAMLProperties()
    let first = line
    while try takeProperty(into: &properties) { try skipFlowSpace() }
    if !properties.isEmpty, position == end || endsFlowValue(bytes[position]) {
      return name(YAMLValue(content: .scalar(""), line: first), properties)
    }
    if properties.isEmpty, let alias = try alias(depth: depth) { return alias }
    return name(try flowContent(depth: depth), properties)
  }

  private func endsFlowValue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
      || byte == UInt8(ascii: ":")
  }

  private mutating func flowContent(depth: Int) throws(YAMLSyntaxError) -> YAMLValue {
    let first = line
    switch bytes[position] {
    case UInt8(ascii: "["): return try flowSequence(depth: depth)
    case UInt8(ascii: "{"): return try flowMapping(depth: depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return YAMLValue(content: .scalar(try quoted()), style: .quoted, line: first)
    default: return YAMLValue(content: .scalar(try flowPlain()), line: first)
    }
  }

  private mutating func flowSequence(depth: Int) throws(YAMLSyntaxError) -> YAMLValue {
    let opening = mark
    var elements: [YAMLValue] = []
    position += 1
    while try !closes(UInt8(ascii: "]"), else: opening) {
      elements.append(try flowElement(depth: depth))
      try separator(before: UInt8(ascii: "]"), else: opening)
    }
    return YAMLValue(content: .sequence(elements), line: opening.line)
  }

  /// Parses an element, which may be a single `name: value`.
  private mutating func flowElement(depth: Int) throws(YAMLSyntaxError) -> YAMLValue {
    try refuseComplexFlowKey()
    let start = mark
    let value = try flowNode(depth: depth + 1)
    skipBlanks()
    guard position < end, bytes[position] == UInt8(ascii: ":"), start.line == line else {
      return value
    }
    let member = try flowMember(named: value, at: start, depth: depth)
    return YAMLValue(content: .mapping([member]), line: start.line)
  }

  private mutating func flowMapping(depth: Int) throws(YAMLSyntaxError) -> YAMLValue {
    let opening = mark
    var members: [YAMLMember] = []
    position += 1
    while try !closes(UInt8(ascii: "}"), else: opening) {
      try refuseComplexFlowKey()
      let start = mark
      let key = try flowNode(depth: depth + 1)
      try skipFlowSpace()
      members.append(try flowMember(named: key, at: start, depth: depth))
      try separator(before: UInt8(ascii: "}"), else: opening)
    }
    return YAMLValue(content: .mapping(members), line: opening.line)
  }

  private func refuseComplexFlowKey() throws(YAMLSyntaxError) {
    if isAtComplexKey { throw error("complex keys are not supported") }
  }

  /// Parses a member whose key has been read; without a colon it has no value.
  private mutating func flowMember(
    named key: YAMLValue, at start: YAMLMark, depth: Int
  ) throws(YAMLSyntaxError) -> YAMLMember {
    guard let name = key.text else { throw error("complex keys are not supported", at: start) }
    guard position < end, bytes[position] == UInt8(ascii: ":") else {
      return YAMLMember(
        name: name, line: start.line, value: YAMLValue(content: .scalar(""), line: line))
    }
    position += 1
    try skipFlowSpace()
    guard position < end, !endsFlowValue(bytes[position]) || bytes[position] == UInt8(ascii: ":")
    else {
      return YAMLMember(
        name: name, line: start.line, value: YAMLValue(content: .scalar(""), line: line))
    }
    return YAMLMember(name: name, line: start.line, value: try flowNode(depth: depth + 1))
  }

  /// Skips blanks, comments and line ends in brackets.
  private mutating func skipFlowSpace() throws(YAMLSyntaxError) {
    let first = line
    skipToContent()
    if line > first { try checkFlowIndent() }
  }

  /// True if the collection ends here; then advances past its bracket.
  private mutating func closes(
    _ bracket: UInt8, else opening: YAMLMark
  ) throws(YAMLSyntaxError) -> Bool {
    try skipFlowSpace()
    guard position < end else {
      throw error("the bracket that opens here is not closed", at: opening)
    }
    guard bytes[position] == bracket else { return false }
    position += 1
    return true
  }

  private mutating func separator(
    before bracket: UInt8, else opening: YAMLMark
  ) throws(YAMLSyntaxError) {
    try skipFlowSpace()
    guard position < end else {
      throw error("the bracket that opens here is not closed", at: opening)
    }
    if bytes[position] == UInt8(ascii: ",") {
      position += 1
    } else if bytes[position] != bracket {
      throw error("expected ',' or '\(Unicode.Scalar(bracket))'")
    }
  }

  /// Parses a plain scalar in brackets, which may continue in the next line.
  private mutating func flowPlain() throws(YAMLSyntaxError) -> String {
    try refuseFlowIndicator()
    var text = Array(bytes[flowPlainLine()])
    while position < end, bytes[position].isYAMLLineEnd {
      let before = mark
      let blankLines = skipFlowLines()
      guard position < end, !isAtLineEnd, !endsFlowPlain(at: position) else {
        (position, lineStart, line) = (before.position, before.lineStart, before.line)
        break
      }
      try checkFlowIndent()
      text.append(contentsOf: repeatElement(0x0A, count: blankLines))
      if blankLines == 0 { text.append(0x20) }
      text.append(contentsOf: bytes[flowPlainLine()])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Advances to the next line that is not blank and returns the number of blank lines.
  private mutating func skipFlowLines() -> Int {
    var count = -1
    while position < end, bytes[position].isYAMLLineEnd {
      skipLine()
      skipBlanks()
      count += 1
    }
    return count
  }

  private func refuseFlowIndicator() throws(YAMLSyntaxError) {
    let next = position + 1
    let byte = bytes[position]
    if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
      throw error("expected a value")
    }
    if byte == UInt8(ascii: ":"), endsFlowPlain(at: position) {
      throw error("expected a key before ':'")
    }
    if dialect == .specified, byte == UInt8(ascii: "-"),
      next == end || bytes[next].isYAMLSpace || bytes[next].isYAMLFlowIndicator
    {
      throw error("text cannot start like this; quote the text")
    }
    try refuseIndicator()
  }

  private mutating func flowPlainLine() -> Range<Int> {
    let start = position
    while position < end, !endsFlowPlain(at: position) { position += 1 }
    var last = position
    while last > start, bytes[last - 1].isYAMLBlank { last -= 1 }
    return start..<last
  }

  private func endsFlowPlain(at index: Int) -> Bool {
    if bytes[index] == UInt8(ascii: ":") {
      return index + 1 == end || bytes[index + 1].isYAMLSpace
        || bytes[index + 1].isYAMLFlowIndicator
    }
    return bytes[index].isYAMLFlowIndicator || isLineEnd(index)
  }
}
