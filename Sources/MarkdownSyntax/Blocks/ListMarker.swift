/// The marker of a list item: `-`, `+`, `*`, or up to nine digits with `.` or `)`.
struct ListMarker {
  /// The bullet, or the delimiter after the number: a different one starts a new list.
  let byte: UInt8
  /// The length in bytes.
  let length: Int
  /// True if the marker is a number.
  let isOrdered: Bool
  /// True if it may interrupt a paragraph: its item is not empty and its number, if any, is 1.
  let mayInterruptParagraph: Bool

  /// Parses the marker at `start`, or returns `nil` if there is none.
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

  /// True if a marker may start with a byte, which rules out nearly all lines.
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
