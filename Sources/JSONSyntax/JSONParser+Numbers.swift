extension JSONParser {
  /// Parses `-? int frac? exp?` (RFC 8259, section 6); `offset` is at the sign or first digit.
  mutating func parseNumber(_ text: RawSpan) throws(JSONFault) {
    let start = offset
    if byte(text) == UInt8(ascii: "-") { offset += 1 }
    if byte(text) == UInt8(ascii: "0") {
      offset += 1
      guard !isDigit(byte(text)) else {
        throw .wrong("a number must not have a leading zero", at: start)
      }
    } else {
      try skipDigits(text, after: "'-'")
    }
    if byte(text) == UInt8(ascii: ".") {
      offset += 1
      try skipDigits(text, after: "the decimal point")
    }
    if byte(text) | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if byte(text) == UInt8(ascii: "+") || byte(text) == UInt8(ascii: "-") { offset += 1 }
      try skipDigits(text, after: "the exponent's 'e'")
    }
    append(.number, from: start)
  }

  private mutating func skipDigits(
    _ text: RawSpan, after what: StaticString
  ) throws(JSONFault) {
    guard isDigit(byte(text)) else { throw .expected("a digit after \(what)", at: offset) }
    while isDigit(byte(text)) { offset += 1 }
  }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }
}
