/// Addresses in angle brackets (CommonMark 6.5).
enum Autolink {
  /// The bytes of the address in the `<…>` at `start`; `nil` when it is no address.
  static func target(in bytes: [UInt8], at start: Int, limit: Int) -> Range<Int>? {
    let limit = min(limit, start + 2_048)
    var index = start + 1
    var hasScheme = false
    var hasAt = false
    while index < limit, bytes[index] != UInt8(ascii: ">") {
      guard bytes[index] > 0x20, bytes[index] != UInt8(ascii: "<") else { return nil }
      if bytes[index] == UInt8(ascii: ":"), index - start > 2 { hasScheme = true }
      if bytes[index] == UInt8(ascii: "@") { hasAt = true }
      index += 1
    }
    guard index < limit, hasScheme || hasAt, bytes[start + 1].isLetter || hasAt else { return nil }
    guard hasAt || schemeLength(in: bytes, from: start + 1, to: index) != nil else { return nil }
    return start + 1..<index
  }

  private static func schemeLength(in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end, bytes[index] != UInt8(ascii: ":") {
      let byte = bytes[index]
      guard byte.isLetter || byte.isDigit || "+.-".utf8.contains(byte) else { return nil }
      index += 1
    }
    return (2...32).contains(index - start) ? index - start : nil
  }
}
