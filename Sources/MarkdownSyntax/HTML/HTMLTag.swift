/// The extent of inline HTML tags (CommonMark 6.6).
enum HTMLTag {
  /// The maximum length of a tag, in bytes.
  private static let reach = 4_096

  /// Returns the offset past the opening or closing tag at the `<` at `start`.
  static func end(in bytes: [UInt8], at start: Int, limit: Int) -> Int? {
    let limit = min(limit, start + reach)
    guard start + 1 < limit else { return nil }
    let isClosing = bytes[start + 1] == UInt8(ascii: "/")
    var scanner = HTMLTagScanner(bytes: bytes, position: start + (isClosing ? 2 : 1), end: limit)
    guard scanner.skipName() else { return nil }
    if !isClosing {
      guard scanner.skipAttributes() else { return nil }
      scanner.skip(UInt8(ascii: "/"))
    } else {
      scanner.skipWhitespace()
    }
    return scanner.skip(UInt8(ascii: ">")) ? scanner.position : nil
  }
}

/// A scanner of the parts of a tag.
private struct HTMLTagScanner {
  let bytes: [UInt8]
  var position: Int
  let end: Int

  /// Skips white space, or returns `false` if there is none.
  @discardableResult
  mutating func skipWhitespace() -> Bool {
    let start = position
    while position < end, bytes[position].isWhitespace { position += 1 }
    return position > start
  }

  /// Skips a byte, or returns `false` if it is not next.
  @discardableResult
  mutating func skip(_ byte: UInt8) -> Bool {
    guard position < end, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Skips a tag name.
  mutating func skipName() -> Bool {
    guard position < end, bytes[position].isLetter else { return false }
    while position < end, bytes[position].isTagNameByte { position += 1 }
    return true
  }

  /// Skips all attributes, each of which must follow white space.
  mutating func skipAttributes() -> Bool {
    while skipWhitespace() {
      guard position < end, bytes[position].beginsAttributeName else { return true }
      while position < end, bytes[position].isAttributeNameByte { position += 1 }
      guard skipValue() else { return false }
    }
    return true
  }

  /// Skips an optional `= value`, or returns `false` if the value is malformed.
  private mutating func skipValue() -> Bool {
    let start = position
    skipWhitespace()
    guard skip(UInt8(ascii: "=")) else {
      position = start
      return true
    }
    skipWhitespace()
    guard position < end else { return false }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return skipUnquotedValue()
    }
    guard let close = bytes[(position + 1)..<end].firstIndex(of: quote) else { return false }
    position = close + 1
    return true
  }

  private mutating func skipUnquotedValue() -> Bool {
    let start = position
    while position < end, !bytes[position].isWhitespace, !"\"'=<>`".utf8.contains(bytes[position]) {
      position += 1
    }
    return position > start
  }
}

extension UInt8 {
  fileprivate var isTagNameByte: Bool { isLetter || isDigit || self == UInt8(ascii: "-") }

  fileprivate var beginsAttributeName: Bool {
    isLetter || self == UInt8(ascii: "_") || self == UInt8(ascii: ":")
  }

  fileprivate var isAttributeNameByte: Bool {
    isTagNameByte || beginsAttributeName || self == UInt8(ascii: ".")
  }
}
