extension TOMLScanner {
  /// Reads a key: one or more parts separated by dots.
  ///
  /// - Parameter limit: The maximum number of parts.
  mutating func readKey(limit: Int) throws(TOMLSyntaxError) -> [TOMLKey] {
    var parts = [try readKeyPart()]
    skipBlanks()
    while skip(".") {
      guard parts.count < limit else { throw error("nested deeper than the limit") }
      skipBlanks()
      parts.append(try readKeyPart())
      skipBlanks()
    }
    return parts
  }

  private mutating func readKeyPart() throws(TOMLSyntaxError) -> TOMLKey {
    let mark = mark()
    let start = offset
    let name = try readKeyName()
    return TOMLKey(name: name, position: position(from: mark, startingAt: start))
  }

  private mutating func readKeyName() throws(TOMLSyntaxError) -> String {
    switch next {
    case UInt8(ascii: "\""): try readBasicString()
    case UInt8(ascii: "'"): try readLiteralString()
    default: try readBareKey()
    }
  }

  private mutating func readBareKey() throws(TOMLSyntaxError) -> String {
    let start = offset
    skip(while: \.isBareKey)
    guard offset > start else { throw unexpected("a key") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}
