/// Flow collections: `[a, b]` and `{name: value}` (YAML 1.2.2, section 7.4).
extension YAMLParser {
  /// A flow collection or a scalar inside one.
  mutating func flowValue(depth: Int) throws(YAMLSyntaxError) -> YAMLValue {
    guard depth < YAMLDocument.depthLimit else { throw error("nested too deeply") }
    let first = line
    switch bytes[position] {
    case UInt8(ascii: "["): return try flowSequence(depth: depth)
    case UInt8(ascii: "{"): return try flowMapping(depth: depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return YAMLValue(content: .scalar(try quoted()), line: first)
    default:
      try refuseUnsupported()
      return YAMLValue(content: .scalar(flowPlain(isKey: false)), line: first)
    }
  }

  private mutating func flowSequence(depth: Int) throws(YAMLSyntaxError) -> YAMLValue {
    let opening = mark
    let first = line
    var elements: [YAMLValue] = []
    position += 1
    while try !closes(UInt8(ascii: "]"), else: opening) {
      elements.append(try flowElement(depth: depth))
      try separator(before: UInt8(ascii: "]"), else: opening)
    }
    return YAMLValue(content: .sequence(elements), line: first)
  }

  /// An element, which may be one `name: value`.
  private mutating func flowElement(depth: Int) throws(YAMLSyntaxError) -> YAMLValue {
    let value = try flowValue(depth: depth + 1)
    skipToContent()
    guard let name = value.text, position < end, bytes[position] == UInt8(ascii: ":") else {
      return value
    }
    let member = YAMLMember(name: name, value: try flowMemberValue(depth: depth))
    return YAMLValue(content: .mapping([member]), line: value.line)
  }

  private mutating func flowMapping(depth: Int) throws(YAMLSyntaxError) -> YAMLValue {
    let opening = mark
    let first = line
    var members: [YAMLMember] = []
    position += 1
    while try !closes(UInt8(ascii: "}"), else: opening) {
      members.append(try flowMember(depth: depth))
      try separator(before: UInt8(ascii: "}"), else: opening)
    }
    return YAMLValue(content: .mapping(members), line: first)
  }

  private mutating func flowMember(depth: Int) throws(YAMLSyntaxError) -> YAMLMember {
    let isQuoted = bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
    let first = line
    let name = isQuoted ? try quoted() : flowPlain(isKey: true)
    skipToContent()
    guard position < end, bytes[position] == UInt8(ascii: ":") else {
      guard !name.isEmpty else { throw error("expected 'name: value'") }
      return YAMLMember(name: name, value: YAMLValue(content: .scalar(""), line: first))
    }
    return YAMLMember(name: name, value: try flowMemberValue(depth: depth))
  }

  private mutating func flowMemberValue(depth: Int) throws(YAMLSyntaxError) -> YAMLValue {
    position += 1
    skipToContent()
    guard position < end, !bytes[position].endsFlowMember else {
      return YAMLValue(content: .scalar(""), line: line)
    }
    return try flowValue(depth: depth + 1)
  }

  /// Whether the collection ends here; moves after its bracket.
  private mutating func closes(
    _ bracket: UInt8, else opening: YAMLMark
  ) throws(YAMLSyntaxError) -> Bool {
    skipToContent()
    guard position < end else {
      throw error("the bracket that opens here is never closed", at: opening)
    }
    guard bytes[position] == bracket else { return false }
    position += 1
    return true
  }

  private mutating func separator(
    before bracket: UInt8, else opening: YAMLMark
  ) throws(YAMLSyntaxError) {
    skipToContent()
    guard position < end else {
      throw error("the bracket that opens here is never closed", at: opening)
    }
    if bytes[position] == UInt8(ascii: ",") {
      position += 1
    } else if bytes[position] != bracket {
      throw error("expected ',' or '\(Unicode.Scalar(bracket))'")
    }
  }

  private mutating func flowPlain(isKey: Bool) -> String {
    let start = position
    while position < end, !bytes[position].endsFlowScalar, !isAtLineEnd {
      if bytes[position] == UInt8(ascii: ":"), endsFlowKey(at: position + 1) { break }
      position += 1
    }
    var last = position
    while last > start, bytes[last - 1].isYAMLBlank { last -= 1 }
    return String(decoding: bytes[start..<last], as: UTF8.self)
  }

  private func endsFlowKey(at index: Int) -> Bool {
    index >= end || bytes[index].isYAMLSpace || bytes[index].endsFlowScalar
  }
}

extension UInt8 {
  /// `,`, `]` or `}`.
  fileprivate var endsFlowMember: Bool {
    self == UInt8(ascii: ",") || self == UInt8(ascii: "]") || self == UInt8(ascii: "}")
  }

  /// `,`, `]`, `}`, `[` or `{`.
  fileprivate var endsFlowScalar: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "{"):
      true
    default: false
    }
  }
}
