/// Keys of block mappings.
extension YAMLParser {
  /// Whether `key:` is at the current position.
  var isAtKey: Bool { keyEnd() != nil }

  /// The offset of the colon after the key at the current position.
  func keyEnd() -> Int? {
    guard position < end else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quotedKeyEnd()
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: ">"): return nil
    default: return plainKeyEnd()
    }
  }

  private func plainKeyEnd() -> Int? {
    var index = position
    while index < end, !bytes[index].isYAMLLineEnd {
      if bytes[index] == UInt8(ascii: ":"), isEnd(ofKeyAt: index) {
        return index > position ? index : nil
      }
      if bytes[index] == UInt8(ascii: "#"), index > position, bytes[index - 1].isYAMLBlank {
        return nil
      }
      index += 1
    }
    return nil
  }

  private func quotedKeyEnd() -> Int? {
    let quote = bytes[position]
    var index = position + 1
    while index < end, !bytes[index].isYAMLLineEnd, bytes[index] != quote {
      index += quote == UInt8(ascii: "\"") && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
    while index < end, bytes[index].isYAMLBlank { index += 1 }
    guard index < end, bytes[index] == UInt8(ascii: ":"), isEnd(ofKeyAt: index) else { return nil }
    return index
  }

  private func isEnd(ofKeyAt colon: Int) -> Bool {
    colon + 1 >= end || bytes[colon + 1].isYAMLSpace
  }

  /// Reads the key whose colon is at an offset and moves after it.
  mutating func key(before colon: Int) throws(YAMLSyntaxError) -> String {
    if bytes[position] == UInt8(ascii: "?"), position + 1 < end, bytes[position + 1].isYAMLSpace {
      throw error("complex keys are not supported")
    }
    defer { position = colon + 1 }
    if bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") {
      return try quoted()
    }
    try refuseUnsupported()
    var last = colon
    while last > position, bytes[last - 1].isYAMLBlank { last -= 1 }
    return String(decoding: bytes[position..<last], as: UTF8.self)
  }
}
