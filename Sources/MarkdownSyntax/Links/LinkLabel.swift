/// The label in the brackets of references and definitions (CommonMark 6.3: link label).
enum LinkLabel {
  /// The maximum length of a label, in bytes.
  static let limit = 999

  /// Returns the range between the `[` at `start` and its `]`, or `nil` if there is no label or only
  /// blanks.
  static func range(in bytes: [UInt8], at start: Int, limit: Int) -> Range<Int>? {
    guard start < limit, bytes[start] == UInt8(ascii: "[") else { return nil }
    var index = start + 1
    var isBlank = true
    while index < limit, index - start <= Self.limit + 1 {
      switch bytes[index] {
      case UInt8(ascii: "]"): return isBlank ? nil : start + 1..<index
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "\\") where index + 1 < limit && bytes[index + 1].isPunctuation:
        index += 1
        isBlank = false
      case let byte: isBlank = isBlank && byte.isWhitespace
      }
      index += 1
    }
    return nil
  }
}
