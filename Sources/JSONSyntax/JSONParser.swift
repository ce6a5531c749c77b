/// A parser that builds the table of a text's values in one pass, without recursion.
///
/// The grammar is exactly that of RFC 8259: no comments, no trailing commas, no bare words.
struct JSONParser {
  /// The values parsed so far.
  private(set) var nodes: ContiguousArray<JSONNode> = []

  private let part: Range<Int>
  private let limits: JSONLimits
  /// The offset of the next byte.
  var offset: Int
  /// The end of the text.
  let end: Int
  private var depth = 0
  private var innermost = Self.none

  /// The mark for "no array or object is open".
  private static let none = UInt32.max

  /// Creates a parser of a range of bytes.
  init(part: Range<Int>, limits: JSONLimits) {
    self.part = part
    self.limits = limits
    offset = part.lowerBound
    end = part.upperBound
  }

  /// Parses the whole text.
  ///
  /// - Parameter text: All the bytes, of which the parser reads its range.
  /// - Throws: The first violation.
  mutating func parse(_ text: RawSpan) throws(JSONFault) {
    guard part.count <= limits.size, end <= Int(UInt32.max) else {
      throw .wrong("the text is larger than the limit of \(limits.size) bytes", at: offset)
    }
    try skipByteOrderMark(text)
    // In recipes, a name or value takes 20 bytes or more on average.
    nodes.reserveCapacity(part.count / 20 + 8)
    try parseValue(text)
    while innermost != Self.none {
      try continueContainer(text)
    }
    _ = nextByte(text)
    guard offset == end else { throw .expected("the end of the text after the value", at: offset) }
  }

  /// Returns the byte at `offset`, or 0, which JSON allows nowhere, at the end.
  @inline(__always)
  func byte(_ text: RawSpan) -> UInt8 {
    offset < end ? text.unsafeLoad(fromByteOffset: offset, as: UInt8.self) : 0
  }

  /// Appends a value without descendants that ends at `offset`.
  @inline(__always)
  mutating func append(_ kind: JSONNode.Kind, from start: Int) {
    nodes.append(
      JSONNode(
        kind: kind, start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: offset),
        next: UInt32(truncatingIfNeeded: nodes.count + 1)))
  }

  /// Skips white space and returns the byte at the new `offset`, or 0 at the end.
  @inline(__always)
  private mutating func nextByte(_ text: RawSpan) -> UInt8 {
    while offset < end {
      let byte = text.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09: offset &+= 1
      default: return byte
      }
    }
    return 0
  }

  private mutating func skipByteOrderMark(_ text: RawSpan) throws(JSONFault) {
    switch (byte(at: offset, text), byte(at: offset + 1, text), byte(at: offset + 2, text)) {
    case (0xEF, 0xBB, 0xBF): offset += 3
    case (0xFE, 0xFF, _), (0xFF, 0xFE, _):
      throw .wrong("the text is UTF-16, but JSON must be UTF-8", at: offset)
    default: break
    }
  }

  private func byte(at index: Int, _ text: RawSpan) -> UInt8 {
    index < end ? text.unsafeLoad(fromByteOffset: index, as: UInt8.self) : 0
  }
}

// MARK: - Structure

extension JSONParser {
  /// Parses a scalar, or opens arrays and objects down to the first scalar or empty one.
  @inline(__always)
  private mutating func parseValue(_ text: RawSpan) throws(JSONFault) {
    var first = nextByte(text)
    while true {
      switch first {
      case UInt8(ascii: "{"):
        try open(.object)
        first = nextByte(text)
        if first == UInt8(ascii: "}") { return close() }
        try parseName(text, first, orElse: "a member's name or '}'")
        first = nextByte(text)
      case UInt8(ascii: "["):
        try open(.array)
        first = nextByte(text)
        if first == UInt8(ascii: "]") { return close() }
      default:
        return try parseScalar(text, first)
      }
    }
  }

  @inline(__always)
  private mutating func parseScalar(_ text: RawSpan, _ first: UInt8) throws(JSONFault) {
    switch first {
    case UInt8(ascii: "\""): try parseString(text)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber(text)
    case UInt8(ascii: "t"): try parseWord("true", .true, text)
    case UInt8(ascii: "f"): try parseWord("false", .false, text)
    case UInt8(ascii: "n"): try parseWord("null", .null, text)
    default: throw .expected("a value", at: offset)
    }
  }

  /// Continues after a value in the innermost array or object.
  @inline(__always)
  private mutating func continueContainer(_ text: RawSpan) throws(JSONFault) {
    let isObject = nodes[Int(innermost)].kind == .object
    switch nextByte(text) {
    case UInt8(ascii: ","):
      offset &+= 1
      if isObject {
        try parseName(text, nextByte(text), orElse: "a member's name after ','")
      }
      try parseValue(text)
    case UInt8(ascii: "}") where isObject, UInt8(ascii: "]") where !isObject:
      close()
    default:
      let closing = isObject ? "',' or '}' after a member" : "',' or ']' after an element"
      throw .expected(closing, at: offset)
    }
  }

  @inline(__always)
  private mutating func parseName(
    _ text: RawSpan, _ first: UInt8, orElse what: String
  ) throws(JSONFault) {
    guard first == UInt8(ascii: "\"") else { throw .expected(what, at: offset) }
    try parseString(text)
    guard nextByte(text) == UInt8(ascii: ":") else {
      throw .expected("':' after a member's name", at: offset)
    }
    offset &+= 1
  }

  private mutating func open(_ kind: JSONNode.Kind) throws(JSONFault) {
    guard depth < limits.depth else {
      throw .wrong("arrays and objects are nested deeper than \(limits.depth) levels", at: offset)
    }
    depth += 1
    let index = nodes.count
    offset += 1
    append(kind, from: offset - 1)
    nodes[index].next = innermost
    innermost = UInt32(truncatingIfNeeded: index)
  }

  private mutating func close() {
    offset += 1
    depth -= 1
    let index = Int(innermost)
    innermost = nodes[index].next
    nodes[index].end = UInt32(truncatingIfNeeded: offset)
    nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
  }

  private mutating func parseWord(
    _ word: StaticString, _ kind: JSONNode.Kind, _ text: RawSpan
  ) throws(JSONFault) {
    let start = offset
    for index in 0..<word.utf8CodeUnitCount {
      guard byte(text) == word.utf8Start[index] else {
        throw .expected("a value", at: start)
      }
      offset += 1
    }
    append(kind, from: start)
  }
}
