/// Anchors, aliases and tags (YAML 1.2.2, sections 6.9 and 7.1).
extension YAMLParser {
  /// True if `&anchor`, `*alias` or `!tag` may start here; `& salt` and `*` alone are text.
  func isAtIndicator(_ byte: UInt8) -> Bool {
    guard position < end, bytes[position] == byte else { return false }
    guard dialect == .frontMatter else { return true }
    return position + 1 < end && !bytes[position + 1].isYAMLSpace
  }

  /// Consumes the anchor or tag at the current position, or returns `false` if there is none.
  mutating func takeProperty(into properties: inout YAMLProperties) throws(YAMLSyntaxError) -> Bool
  {
    if isAtIndicator(UInt8(ascii: "&")) {
      guard properties.anchor == nil else { throw error("a value can have only one anchor") }
      position += 1
      properties.anchor = try anchorName()
    } else if isAtIndicator(UInt8(ascii: "!")) {
      guard !properties.hasTag else { throw error("a value can have only one tag") }
      properties.isText = try tagMeansText()
      properties.hasTag = true
    } else {
      return false
    }
    properties.line = line
    guard position == end || bytes[position].isYAMLSpace || leavesFlow(bytes[position]) else {
      throw error("expected a blank after an anchor or tag")
    }
    return true
  }

  private func leavesFlow(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }

  private mutating func anchorName() throws(YAMLSyntaxError) -> String {
    let start = position
    while position < end, !bytes[position].isYAMLSpace, !bytes[position].isYAMLFlowIndicator {
      position += 1
    }
    guard position > start else { throw error("expected the name of an anchor") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Consumes a tag of YAML itself and returns true if it declares a value to be text.
  private mutating func tagMeansText() throws(YAMLSyntaxError) -> Bool {
    let start = position
    while position < end, !bytes[position].isYAMLSpace, !bytes[position].isYAMLFlowIndicator {
      position += 1
    }
    switch String(decoding: bytes[start..<position], as: UTF8.self) {
    case "!", "!!str", "!<tag:yaml.org,2002:str>": return true
    case let tag where tag.hasPrefix("!!") && tag.utf8.count > 2: return false
    case let tag where tag.hasPrefix("!<tag:yaml.org,2002:") && tag.hasSuffix(">"): return false
    default:
      position = start
      throw error("tags are not supported; quote the text")
    }
  }

  /// Consumes an alias and returns its value, or `nil` if there is no alias.
  mutating func alias(depth: Int) throws(YAMLSyntaxError) -> YAMLValue? {
    guard isAtIndicator(UInt8(ascii: "*")) else { return nil }
    let start = mark
    position += 1
    let name = try anchorName()
    guard let value = anchors[name] else {
      throw error("there is no anchor '&\(name)' above; quote the text", at: start)
    }
    guard depth + value.height <= YAMLDocument.maximumDepth else {
      throw error("nested too deeply", at: start)
    }
    repeated += value.count
    guard repeated <= YAMLDocument.maximumAliasCount else {
      throw error("aliases repeat too many values", at: start)
    }
    repeatedText += value.textSize
    guard repeatedText <= YAMLDocument.maximumAliasTextSize else {
      throw error("aliases repeat too much text", at: start)
    }
    return value
  }

  /// Applies the tag to a value and records it under its anchor.
  mutating func name(_ value: YAMLValue, _ properties: YAMLProperties) -> YAMLValue {
    guard !properties.isEmpty else { return value }
    var value = value
    if properties.isText, value.style == .plain { value.style = .quoted }
    if let anchor = properties.anchor { anchors[anchor] = value }
    return value
  }
}

extension YAMLValue {
  /// The number of values in it, including itself.
  fileprivate var count: Int {
    elements.reduce(1) { $0 + $1.count } + members.reduce(0) { $0 + $1.value.count }
  }

  /// The size of its texts and the names of its members, in bytes.
  fileprivate var textSize: Int {
    switch content {
    case .scalar(let text): text.utf8.count
    case .sequence(let elements): elements.reduce(0) { $0 + $1.textSize }
    case .mapping(let members):
      members.reduce(0) { $0 + $1.name.utf8.count + $1.value.textSize }
    }
  }

  /// The nesting depth of its collections, including itself.
  fileprivate var height: Int {
    switch content {
    case .scalar: 0
    case .sequence(let elements): 1 + (elements.map(\.height).max() ?? 0)
    case .mapping(let members): 1 + (members.map(\.value.height).max() ?? 0)
    }
  }
}
