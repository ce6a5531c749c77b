extension JSONRepairer {
  /// Copies a string with its quotes and advances past it; `offset` is at the opening quote.
  mutating func appendString() {
    append(CollectionOfOne(UInt8(ascii: "\"")))
    offset += 1
    let start = offset
    var quotes = JSONInnerQuotes()
    while offset < bytes.count {
      copyPlainBytes()
      guard offset < bytes.count else { break }
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        if endsString {
          if !quotes.areSure { note(.doubtfulQuote, at: start) }
          offset += 1
          return append(CollectionOfOne(UInt8(ascii: "\"")))
        }
        note(.innerQuote, at: offset)
        quotes.add(at: offset, in: bytes, before: nextByte(after: offset)?.byte)
        append("\\\"".utf8)
        offset += 1
      case UInt8(ascii: "\\"): appendEscape()
      default:
        note(.controlCharacter, at: offset)
        // A line end carries meaning; other control characters do not.
        if bytes[offset] == 0x0A { append("\\n".utf8) } else { append(CollectionOfOne(0x20)) }
        offset += 1
      }
    }
    note(.unclosed, at: start)
    append(CollectionOfOne(UInt8(ascii: "\"")))
  }

  private mutating func copyPlainBytes() {
    let start = offset
    while offset < bytes.count, bytes[offset] >= 0x20, bytes[offset] != UInt8(ascii: "\""),
      bytes[offset] != UInt8(ascii: "\\")
    {
      offset += 1
    }
    append(bytes[start..<offset])
  }

  /// True if the quote at `offset` ends a string: that of a name always does, that of a value if
  /// what follows it permits; otherwise a program forgot to escape it.
  private var endsString: Bool {
    guard !expectsName, let (next, place) = nextByte(after: offset) else { return true }
    switch next {
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return !isOutside
    case UInt8(ascii: ","): return isOutside || continues(after: place)
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "/"):
      // A missing comma, if the next value is on a line of its own.
      return bytes[offset..<place].contains(0x0A)
    default: return isOutside
    }
  }

  /// True if a value or name can start after the comma at `comma`.
  private func continues(after comma: Int) -> Bool {
    guard let (next, place) = nextByte(after: comma) else { return true }
    switch next {
    case UInt8(ascii: "\""): return !isInObject || mayBeName(at: place)
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "/"), UInt8(ascii: ","): return true
    case UInt8(ascii: "{"), UInt8(ascii: "["): return !isInObject
    default: return !isInObject && isLiteral(at: place)
    }
  }

  /// True unless the quote at an offset begins a short text without a colon after it.
  private func mayBeName(at quote: Int) -> Bool {
    guard let end = bytes[(quote + 1)...].prefix(256).firstIndex(of: UInt8(ascii: "\"")),
      let (next, _) = nextByte(after: end)
    else { return true }
    return next == UInt8(ascii: ":") || bytes[end - 1] == UInt8(ascii: "\\")
  }

  /// True for a number or another word of JSON with an end of an element behind it.
  private func isLiteral(at place: Int) -> Bool {
    let word = bytes[place...].prefix(32).prefix {
      $0.isLetter || $0 &- UInt8(ascii: "0") < 10 || "+-.".utf8.contains($0)
    }
    let isWord = ["true", "false", "null"].contains { word.elementsEqual($0.utf8) }
    guard let first = word.first, isWord || !first.isLetter,
      let (next, _) = nextByte(after: word.endIndex - 1)
    else { return false }
    return next == UInt8(ascii: ",") || next == UInt8(ascii: "]")
  }

  /// Returns the next byte after an offset that is not white space, and its offset.
  ///
  /// The search is limited to 256 bytes, which keeps a text of quotes and spaces linear.
  private func nextByte(after place: Int) -> (byte: UInt8, place: Int)? {
    let rest = bytes[min(place + 1, bytes.count)...].prefix(256)
    return rest.firstIndex { $0 > 0x20 }.map { (bytes[$0], $0) }
  }

  private mutating func appendEscape() {
    let escaped = bytes[(offset + 1)...].prefix(5)
    if let first = escaped.first, "\"\\/bfnrt".utf8.contains(first) {
      append([UInt8(ascii: "\\"), first])
      offset += 2
    } else if escaped.first == UInt8(ascii: "u"), escaped.count == 5,
      escaped.dropFirst().allSatisfy({ JSONHexadecimal.value(of: $0) != nil })
    {
      append([UInt8(ascii: "\\")])
      append(escaped)
      offset += 6
    } else {
      appendBadEscape(escaped)
    }
  }

  /// Decodes `\x27`, an escape of JavaScript; otherwise removes the backslash.
  private mutating func appendBadEscape(_ escaped: ArraySlice<UInt8>) {
    note(.badEscape, at: offset)
    offset += 1
    let digits = escaped.dropFirst().prefix(2)
    guard escaped.first == UInt8(ascii: "x"), digits.count == 2,
      digits.allSatisfy({ JSONHexadecimal.value(of: $0) != nil })
    else { return }
    append("\\u00".utf8)
    append(digits)
    offset += 3
  }
}
