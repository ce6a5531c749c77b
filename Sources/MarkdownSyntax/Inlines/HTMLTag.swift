/// Where inline HTML ends (CommonMark 6.6).
enum HTMLTag {
  /// How many bytes of a tag are looked at.
  private static let reach = 4_096

  /// The offset after the tag, comment or declaration that begins with the `<` at `start`.
  static func end(in bytes: [UInt8], at start: Int, limit: Int) -> Int? {
    let limit = min(limit, start + reach)
    guard start + 1 < limit else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "!"): return declarationEnd(in: bytes, at: start, limit: limit)
    case UInt8(ascii: "?"):
      return find(UInt8(ascii: "?"), in: bytes, from: start + 2, limit: limit)
    case UInt8(ascii: "/"): return tagEnd(in: bytes, nameAt: start + 2, limit: limit)
    default: return tagEnd(in: bytes, nameAt: start + 1, limit: limit)
    }
  }

  private static func declarationEnd(in bytes: [UInt8], at start: Int, limit: Int) -> Int? {
    let isComment = bytes[start..<limit].starts(with: "<!--".utf8)
    guard isComment else {
      guard start + 2 < limit, bytes[start + 2].isLetter else { return nil }
      return bytes[start..<limit].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
    }
    var index = start + 4
    while index + 2 < limit {
      if bytes[index] == UInt8(ascii: "-"), bytes[index + 1] == UInt8(ascii: "-"),
        bytes[index + 2] == UInt8(ascii: ">")
      {
        return index + 3
      }
      index += 1
    }
    return nil
  }

  private static func find(_ byte: UInt8, in bytes: [UInt8], from start: Int, limit: Int) -> Int? {
    var index = start
    while index + 1 < limit {
      if bytes[index] == byte, bytes[index + 1] == UInt8(ascii: ">") { return index + 2 }
      index += 1
    }
    return nil
  }

  private static func tagEnd(in bytes: [UInt8], nameAt start: Int, limit: Int) -> Int? {
    guard start < limit, bytes[start].isLetter else { return nil }
    var index = start + 1
    while index < limit, isNameByte(bytes[index]) { index += 1 }
    guard index < limit, bytes[index].isWhitespace || isTagPunctuation(bytes[index]) else {
      return nil
    }
    while index < limit {
      switch bytes[index] {
      case UInt8(ascii: ">"): return index + 1
      case UInt8(ascii: "<"): return nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[index]
        guard let close = bytes[(index + 1)..<limit].firstIndex(of: quote) else { return nil }
        index = close + 1
      default: index += 1
      }
    }
    return nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-")
  }

  private static func isTagPunctuation(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }
}
