/// Reads link destinations and titles (CommonMark 6.3), never far, so that many tries stay cheap.
struct LinkTargetScanner {
  /// How many bytes of a destination or title are looked at.
  private static let reach = 2_048
  /// How deep parentheses may be nested in a destination.
  private static let depthLimit = 32

  let bytes: [UInt8]
  var position: Int
  let end: Int

  /// Moves over white space.
  mutating func skipWhitespace() {
    while position < end, bytes[position].isWhitespace { position += 1 }
  }

  /// The offset after the line end when only blanks are left in the line, or that of the end.
  mutating func lineEnd() -> Int? {
    while position < end, bytes[position].isWhitespace, bytes[position] != 0x0A { position += 1 }
    guard position < end else { return end }
    return bytes[position] == 0x0A ? position + 1 : nil
  }

  /// The bytes of the destination at the current position, without angle brackets.
  mutating func destination() -> Range<Int>? {
    guard position < end else { return nil }
    return bytes[position] == UInt8(ascii: "<") ? bracketed() : bare()
  }

  private mutating func bracketed() -> Range<Int>? {
    let start = position + 1
    var index = start
    let limit = min(end, start + Self.reach)
    while index < limit {
      switch bytes[index] {
      case UInt8(ascii: ">"):
        position = index + 1
        return start..<index
      case UInt8(ascii: "<"), 0x0A: return nil
      case UInt8(ascii: "\\") where index + 1 < limit && bytes[index + 1].isPunctuation: index += 2
      default: index += 1
      }
    }
    return nil
  }

  private mutating func bare() -> Range<Int>? {
    let start = position
    var depth = 0
    var index = start
    scan: while index < min(end, start + Self.reach) {
      switch bytes[index] {
      case 0...0x20, 0x7F: break scan
      case UInt8(ascii: "("):
        depth += 1
        guard depth <= Self.depthLimit else { return nil }
      case UInt8(ascii: ")"):
        if depth == 0 { break scan }
        depth -= 1
      case UInt8(ascii: "\\") where index + 1 < end && bytes[index + 1].isPunctuation: index += 1
      default: break
      }
      index += 1
    }
    guard depth == 0 else { return nil }
    position = min(index, end)
    return start..<position
  }

  /// The bytes of the title after white space, which is left alone when no title follows.
  mutating func spacedTitle() -> Range<Int>? {
    let start = position
    skipWhitespace()
    if position > start, let title = title() { return title }
    position = start
    return nil
  }

  /// The bytes of a title in quotes or parentheses, when there is a whole one.
  private mutating func title() -> Range<Int>? {
    guard position < end else { return nil }
    let opening = bytes[position]
    guard "\"'(".utf8.contains(opening) else { return nil }
    let closing = opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : opening
    var index = position + 1
    let limit = min(end, position + Self.reach)
    while index < limit {
      if bytes[index] == closing {
        defer { position = index + 1 }
        return position + 1..<index
      }
      guard bytes[index] != opening else { return nil }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}
