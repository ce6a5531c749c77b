/// Quoted scalars (YAML 1.2.2, sections 5.7 and 7.3).
extension YAMLParser {
  /// Parses a scalar in single or double quotes, in which line ends become spaces.
  mutating func quoted() throws(YAMLSyntaxError) -> String {
    if let text = plainQuoted() { return text }
    let quote = bytes[position]
    let opening = mark
    position += 1
    var text: [UInt8] = []
    // Blanks before a line end are dropped, unless they were escaped.
    var kept = 0
    while position < end {
      let byte = bytes[position]
      if byte == quote {
        position += 1
        guard quote == UInt8(ascii: "'"), position < end, bytes[position] == quote else {
          return String(decoding: text, as: UTF8.self)
        }
        text.append(quote)
        position += 1
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        try escape(into: &text)
        kept = text.count
      } else if byte.isYAMLLineEnd {
        try foldLineEnd(into: &text, keeping: kept)
        kept = text.count
      } else {
        text.append(byte)
        position += 1
      }
    }
    throw error("the quote that opens here is not closed", at: opening)
  }

  /// Parses a quoted scalar on one line without escapes, the common case; `nil` for others.
  private mutating func plainQuoted() -> String? {
    let quote = bytes[position]
    let start = position + 1
    var index = start
    while index < end, bytes[index] != quote, bytes[index] != UInt8(ascii: "\\"),
      !bytes[index].isYAMLLineEnd
    {
      index += 1
    }
    guard index < end, bytes[index] == quote,
      quote == UInt8(ascii: "\"") || index + 1 == end || bytes[index + 1] != quote
    else { return nil }
    position = index + 1
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func foldLineEnd(
    into text: inout [UInt8], keeping kept: Int
  ) throws(YAMLSyntaxError) {
    while text.count > kept, let last = text.last, last.isYAMLBlank { text.removeLast() }
    let count = try skipLineEnds()
    text.append(contentsOf: count > 1 ? [UInt8](repeating: 0x0A, count: count - 1) : [0x20])
  }

  /// Skips line ends and the blanks after them and returns the number of line ends.
  private mutating func skipLineEnds() throws(YAMLSyntaxError) -> Int {
    var count = 0
    while position < end, bytes[position].isYAMLSpace {
      if bytes[position] == 0x0A {
        count += 1
        skipLine()
      } else {
        position += 1
      }
    }
    try checkFlowIndent()
    return count
  }

  private mutating func escape(into text: inout [UInt8]) throws(YAMLSyntaxError) {
    guard position + 1 < end else { throw error("unfinished escape") }
    let byte = bytes[position + 1]
    if let simple = Self.simpleEscapes[byte] {
      text.append(contentsOf: simple.utf8)
      position += 2
    } else if let digits = Self.digitCounts[byte] {
      text.append(contentsOf: try scalarEscape(digits: digits))
      position += 2 + digits
    } else if byte.isYAMLLineEnd {
      position += 1
      let count = try skipLineEnds()
      text.append(contentsOf: repeatElement(0x0A, count: max(0, count - 1)))
    } else {
      throw error("unknown escape in a double-quoted text; write '\\\\' for a backslash")
    }
  }

  private func scalarEscape(digits: Int) throws(YAMLSyntaxError) -> [UInt8] {
    let start = position + 2
    guard start + digits <= end, bytes[start..<start + digits].allSatisfy(\.isHexDigit),
      let code = UInt32(String(decoding: bytes[start..<start + digits], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(code)
    else { throw error("expected \(digits) hexadecimal digits of a Unicode scalar") }
    return Array(String(scalar).utf8)
  }

  private static let digitCounts: [UInt8: Int] = [
    UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8,
  ]

  private static let simpleEscapes: [UInt8: String] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{07}", UInt8(ascii: "b"): "\u{08}",
    UInt8(ascii: "t"): "\t", 0x09: "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{0B}",
    UInt8(ascii: "f"): "\u{0C}", UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1B}",
    UInt8(ascii: " "): " ", UInt8(ascii: "\""): "\"", UInt8(ascii: "/"): "/",
    UInt8(ascii: "\\"): "\\", UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}",
    UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
  ]
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
