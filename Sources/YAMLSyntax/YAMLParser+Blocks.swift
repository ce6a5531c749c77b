/// Block collections (YAML 1.2.2, section 8.2) and their content.
extension YAMLParser {
  /// Parses the value at the current position or in the lines below.
  ///
  /// - Parameters:
  ///   - indent: The column of the parent, which the value must exceed; -1 for the root.
  ///   - beginsLine: True if a block collection may start here, rather than only in a line below.
  ///   - inMapping: True if a sequence below may be indented as little as its key.
  ///   - depth: The number of enclosing collections.
  mutating func blockNode(
    after indent: Int, beginsLine: Bool, inMapping: Bool = false, depth: Int
  ) throws(YAMLSyntaxError) -> YAMLValue {
    guard depth < YAMLDocument.maximumDepth else { throw error("nested too deeply") }
    try countValue()
    var beginsLine = beginsLine
    var properties = YAMLProperties()
    let first = line
    while true {
      skipBlanks()
      if isAtLineEnd {
        guard skipToNode(after: indent, inMapping: inMapping) else {
          return name(YAMLValue(content: .scalar(""), line: first), properties)
        }
        beginsLine = true
      }
      if beginsLine, let value = try blockCollection(properties, depth: depth) {
        return name(value, properties)
      }
      guard bytes[position].mayBeginYAMLProperty, try takeProperty(into: &properties) else { break }
      beginsLine = false
    }
    guard !properties.isEmpty || bytes[position].mayBeginYAMLProperty else {
      return try scalarOrFlow(after: indent, depth: depth)
    }
    if properties.isEmpty, let alias = try alias(depth: depth) { return alias }
    return name(try scalarOrFlow(after: indent, depth: depth), properties)
  }

  /// Advances to the next line with content, or returns `false` if it is not part of the value.
  private mutating func skipToNode(after indent: Int, inMapping: Bool) -> Bool {
    skipToContent()
    guard position < end else { return false }
    return column > indent || (inMapping && column == indent && isAtDash)
  }

  /// Parses the collection at the current position, or returns `nil` if there is none.
  private mutating func blockCollection(
    _ properties: YAMLProperties, depth: Int
  ) throws(YAMLSyntaxError) -> YAMLValue? {
    if isAtDash {
      guard properties.line != line else { throw error("expected a line end before '- '") }
      try refuseTabs()
      return try blockSequence(indent: column, depth: depth)
    }
    if isAtComplexKey { throw error("complex keys are not supported") }
    guard isAtKey else { return nil }
    try refuseTabs()
    return try blockMapping(indent: column, depth: depth)
  }

  private mutating func blockSequence(
    indent: Int, depth: Int
  ) throws(YAMLSyntaxError) -> YAMLValue {
    let first = line
    var elements: [YAMLValue] = []
    while position < end, column == indent, isAtDash {
      try refuseTabs()
      position += 1
      elements.append(try blockNode(after: indent, beginsLine: true, depth: depth + 1))
      skipToContent()
    }
    try checkIndent(indent)
    return YAMLValue(content: .sequence(elements), line: first)
  }

  private mutating func blockMapping(
    indent: Int, depth: Int
  ) throws(YAMLSyntaxError) -> YAMLValue {
    let first = line
    var members: [YAMLMember] = []
    members.reserveCapacity(16)
    while position < end, column == indent, !isAtDash {
      if isAtComplexKey { throw error("complex keys are not supported") }
      guard let colon = keyEnd() else { throw error("expected 'key: value'") }
      try refuseTabs()
      let keyLine = line
      let name = try key(before: colon)
      let value = try blockNode(
        after: indent, beginsLine: false, inMapping: true, depth: depth + 1)
      members.append(YAMLMember(name: name, line: keyLine, value: value))
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

  /// Rejects tabs before a block collection, unless the dialect lets them indent.
  private func refuseTabs() throws(YAMLSyntaxError) {
    guard dialect == .specified, bytes[lineStart..<position].contains(0x09) else { return }
    throw error("a tab indents here; use spaces")
  }

  /// Parses a flow collection or a scalar, which may start in the middle of a line.
  private mutating func scalarOrFlow(
    after indent: Int, depth: Int
  ) throws(YAMLSyntaxError) -> YAMLValue {
    let first = line
    leastIndent = indent + 1
    switch bytes[position] {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      let value = try flowNode(depth: depth)
      try expectLineEnd()
      return value
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      let text = try blockScalar(parentIndent: indent)
      return YAMLValue(content: .scalar(text), style: .block, line: first)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let text = try quoted()
      try expectLineEnd()
      return YAMLValue(content: .scalar(text), style: .quoted, line: first)
    default:
      return YAMLValue(content: .scalar(try plain(parentIndent: indent)), line: first)
    }
  }

  /// Checks that only a comment follows in the line.
  func expectLineEnd() throws(YAMLSyntaxError) {
    var next = self
    next.skipBlanks()
    guard next.isAtLineEnd else { throw next.error("unexpected text after the value") }
  }
}
