/// The attributes of a start tag, parsed lazily.
package struct HTMLAttributes: Sequence, IteratorProtocol {
  /// An attribute's ranges in the page.
  package struct Attribute: Sendable {
    /// The range of the name.
    let name: Range<Int>
    /// The range of the value without quotes; empty if there is none.
    package let value: Range<Int>
  }

  private let bytes: [UInt8]
  private var offset: Int
  private let end: Int

  /// Creates the attributes of a token of a page.
  package init(of token: HTMLToken, in bytes: [UInt8]) {
    self.init(in: bytes, token.attributes)
  }

  /// Creates the attributes in a range of a page.
  init(in bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  package mutating func next() -> Attribute? {
    skip { $0.isHTMLSpace || $0 == UInt8(ascii: "/") }
    guard offset < end else { return nil }
    let start = offset
    offset += 1
    skip { !$0.isHTMLSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/") }
    let name = start..<offset
    skip(while: \.isHTMLSpace)
    guard offset < end, bytes[offset] == UInt8(ascii: "=") else {
      return Attribute(name: name, value: offset..<offset)
    }
    offset += 1
    return Attribute(name: name, value: value())
  }

  private mutating func value() -> Range<Int> {
    let quotesEnd = Self.endOfQuotes(in: bytes, offset..<end)
    skip(while: \.isHTMLSpace)
    guard offset < end else { return end..<end }
    let start = offset
    guard Self.isQuote(bytes[start]) else {
      skip { !$0.isHTMLSpace }
      return start..<offset
    }
    offset = quotesEnd
    let isClosed = offset - 1 > start && bytes[offset - 1] == bytes[start]
    return start + 1..<Swift.max(start + 1, isClosed ? offset - 1 : offset)
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while offset < end, isSkipped(bytes[offset]) { offset += 1 }
  }

  /// Returns the offset past the quoted value that follows an `=`, else past the white space.
  static func endOfQuotes(in bytes: [UInt8], _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, bytes[index].isHTMLSpace { index += 1 }
    guard index < range.upperBound, isQuote(bytes[index]) else { return index }
    let rest = index + 1..<range.upperBound
    return Swift.min(ByteSearch.offset(of: bytes[index], in: bytes, rest) + 1, range.upperBound)
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}

extension HTMLAttributes {
  /// Returns the value of the first attribute of a lowercase name, or `nil` if there is none.
  ///
  /// Character references are not decoded.
  package func value(of name: StaticString) -> String? {
    range(of: name).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Returns the range of the value of the first attribute of a lowercase name.
  func range(of name: StaticString) -> Range<Int>? {
    for attribute in self where isName(attribute.name, name) { return attribute.value }
    return nil
  }

  private func isName(_ range: Range<Int>, _ name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount else { return false }
    for index in 0..<range.count
    where bytes[range.lowerBound + index].asciiLowercased != name.utf8Start[index] {
      return false
    }
    return true
  }
}
