/// The marker of a list item: `-`, `+`, `*`, or up to nine digits with `.` or `)`.
struct ListMarker {
  /// The bullet, or the delimiter after the number: items with different ones are in two lists.
  let byte: UInt8
  /// Its length in bytes.
  let length: Int
  /// Whether it has a number.
  let isOrdered: Bool
  /// Whether it may end a paragraph: it has content and does not count from another number than 1.
  let mayInterruptParagraph: Bool

  /// Reads the marker at `start`; `nil` when there is none.
  init?(in bytes: [UInt8], at start: Int, end: Int) {
    var index = start
    while index < end, index - start < 10, bytes[index].isDigit { index += 1 }
    let digits = index - start
    guard index < end, digits < 10 else { return nil }
    byte = bytes[index]
    isOrdered = digits > 0
    guard isOrdered ? Self.isDelimiter(byte) : Self.isBullet(byte) else { return nil }
    index += 1
    guard index == end || bytes[index].isBlank else { return nil }
    length = digits + 1
    let startsAtOne = digits == 1 && bytes[start] == UInt8(ascii: "1")
    let hasContent = bytes[index..<end].contains { !$0.isBlank }
    mayInterruptParagraph = hasContent && (!isOrdered || startsAtOne)
  }

  /// Whether a marker may begin with a byte: nearly all lines are settled by it.
  @inline(__always)
  static func mayBegin(with byte: UInt8) -> Bool {
    byte.isDigit || isBullet(byte)
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ")")
  }

  private static func isBullet(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "+")
  }
}
