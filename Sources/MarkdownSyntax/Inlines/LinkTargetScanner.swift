/// Reads link destinations and titles (CommonMark 6.3), never far, so that many tries stay cheap.
struct LinkTargetScanner {
  /// How many bytes of a destination or title are looked at.
  private static let reach = 2_048

  let bytes: [UInt8]
  var position: Int
  let end: Int

  /// Moves over white space.
  mutating func skipWhitespace() {
    while position < end, bytes[position].isWhitespace { position += 1 }
  }

  /// The bytes of the destination at the current position, without angle brackets.
  mutating func destination() -> Range<Int>? {
    guard position < end else { return nil }
    return bytes[position] == UInt8(ascii: "<") ? bracketed() : bare()
  }

  private mutating func bracketed() -> Range<Int>? {
    let start = position + 1
    var index = start
    while index < min(end, start + Self.reach) {
      switch bytes[index] {
      case UInt8(ascii: ">"):
        position = index + 1
        return start..<index
      case UInt8(ascii: "<"), 0x0A: return nil
      case UInt8(ascii: "\\"): index += 2
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
      case 0...0x20: break scan
      case UInt8(ascii: "("): depth += 1
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

  /// Moves over a title in quotes or parentheses, when there is a whole one.
  mutating func skipTitle() {
    guard position < end else { return }
    let closing: UInt8
    switch bytes[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): closing = bytes[position]
    case UInt8(ascii: "("): closing = UInt8(ascii: ")")
    default: return
    }
    var index = position + 1
    while index < min(end, position + Self.reach) {
      if bytes[index] == closing {
        position = index + 1
        return
      }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
  }
}
