/// A scanner of link destinations and titles (CommonMark 6.3), with limits that keep retries cheap.
struct LinkTargetScanner {
  /// The maximum length of a destination or title, in bytes.
  private static let reach = 2_048
  /// The maximum nesting depth of parentheses in a destination.
  private static let maximumDepth = 32

  /// The text.
  let bytes: [UInt8]
  /// The offset of the next byte.
  var position: Int
  /// The offset past the last byte.
  let end: Int

  /// Skips white space.
  mutating func skipWhitespace() {
    while position < end, bytes[position].isWhitespace { position += 1 }
  }

  /// Skips blanks and the line end, and returns the offset past it; `nil` if other text follows.
  mutating func lineEnd() -> Int? {
    while position < end, bytes[position].isWhitespace, bytes[position] != 0x0A { position += 1 }
    guard position < end else { return end }
    return bytes[position] == 0x0A ? position + 1 : nil
  }

  /// Consumes a destination and returns its range without angle brackets.
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
        guard depth <= Self.maximumDepth else { return nil }
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

  /// Consumes white space and a title; consumes nothing if no title follows.
  mutating func spacedTitle() -> Range<Int>? {
    let start = position
    skipWhitespace()
    if position > start, let title = title() { return title }
    position = start
    return nil
  }

  /// Consumes a title in quotes or parentheses, if it is complete.
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
