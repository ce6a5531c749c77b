/// Keys of block mappings.
extension YAMLParser {
  /// True if `key:` is at the current position.
  var isAtKey: Bool { keyEnd() != nil }

  /// True if `? ` is at the current position.
  var isAtComplexKey: Bool {
    position < end && bytes[position] == UInt8(ascii: "?")
      && (position + 1 == end || bytes[position + 1].isYAMLSpace)
  }

  /// Returns the offset of the colon after the key at the current position.
  func keyEnd() -> Int? {
    var start = position
    while start < end, isProperty(at: start) {
      while start < end, !bytes[start].isYAMLSpace { start += 1 }
      while start < end, bytes[start].isYAMLBlank { start += 1 }
    }
    guard start < end else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quotedKeyEnd(from: start)
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: ">"): return nil
    case UInt8(ascii: ":") where isEnd(ofKeyAt: start): return nil
    case UInt8(ascii: "*") where start + 1 < end && !bytes[start + 1].isYAMLSpace:
      return aliasKeyEnd(from: start)
    default: return plainKeyEnd(from: start)
    }
  }

  /// True if an anchor or tag is at an offset.
  private func isProperty(at index: Int) -> Bool {
    (bytes[index] == UInt8(ascii: "&") || bytes[index] == UInt8(ascii: "!"))
      && index + 1 < end && !bytes[index + 1].isYAMLSpace
  }

  private func plainKeyEnd(from start: Int) -> Int? {
    var index = start
    while index < end, !bytes[index].isYAMLLineEnd {
      if bytes[index] == UInt8(ascii: ":"), isEnd(ofKeyAt: index) {
        return index > start ? index : nil
      }
      if bytes[index] == UInt8(ascii: "#"), index > start, bytes[index - 1].isYAMLBlank {
        return nil
      }
      index += 1
    }
    return nil
  }

  /// Returns the offset of the colon after an alias, whose name may itself end with one.
  private func aliasKeyEnd(from start: Int) -> Int? {
    var index = start
    while index < end, !bytes[index].isYAMLSpace { index += 1 }
    while index < end, bytes[index].isYAMLBlank { index += 1 }
    guard index < end, bytes[index] == UInt8(ascii: ":"), isEnd(ofKeyAt: index) else { return nil }
    return index
  }

  private func quotedKeyEnd(from start: Int) -> Int? {
    let quote = bytes[start]
    var index = start + 1
    while index < end, !bytes[index].isYAMLLineEnd {
      if bytes[index] == quote {
        guard quote == UInt8(ascii: "'"), index + 1 < end, bytes[index + 1] == quote else { break }
        index += 1
      } else if quote == UInt8(ascii: "\""), bytes[index] == UInt8(ascii: "\\") {
        index += 1
      }
      index += 1
    }
    index += 1
    while index < end, bytes[index].isYAMLBlank { index += 1 }
    guard index < end, bytes[index] == UInt8(ascii: ":"), isEnd(ofKeyAt: index) else { return nil }
    return index
  }

  private func isEnd(ofKeyAt colon: Int) -> Bool {
    colon + 1 >= end || bytes[colon + 1].isYAMLSpace
  }

  /// Parses the key whose colon is at an offset and advances past it.
  mutating func key(before colon: Int) throws(YAMLSyntaxError) -> String {
    var properties = YAMLProperties()
    while try takeProperty(into: &properties) { skipBlanks() }
    let first = line
    let text = try keyText(before: colon, mayBeAlias: properties.isEmpty)
    position = colon + 1
    _ = name(YAMLValue(content: .scalar(text), style: .quoted, line: first), properties)
    return text
  }

  private mutating func keyText(
    before colon: Int, mayBeAlias: Bool
  ) throws(YAMLSyntaxError) -> String {
    if bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") {
      return try quoted()
    }
    if mayBeAlias, let value = try alias(depth: 0) {
      guard let text = value.text else { throw error("complex keys are not supported") }
      return text
    }
    try refuseIndicator()
    var last = colon
    while last > position, bytes[last - 1].isYAMLBlank { last -= 1 }
    return String(decoding: bytes[position..<last], as: UTF8.self)
  }
}
