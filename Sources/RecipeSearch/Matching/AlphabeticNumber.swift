import Text

/// A number for the beginning of a text, in alphabetical order.
///
/// Texts that begin alike may have the same number; texts with different numbers are in the order
/// of their folded bytes: spaces, digits, letters, then all that is not ASCII.
package enum AlphabeticNumber {
  /// The number of letters encoded for a text that begins with ASCII.
  private static let letters = 11
  /// The number of symbols: end, space, ten digits, 26 letters, and all others.
  private static let kinds: UInt64 = 39
  /// The number of bytes encoded for any other text.
  private static let otherBytes = 7
  /// The lower bound of the numbers of such texts, above all numbers of ASCII texts.
  private static let firstOther: UInt64 = 1 << 60

  /// Returns the number of a text.
  static func of(_ text: String) -> Double {
    of(folded: TextFolding.fold(text))
  }

  /// Returns the number of a folded text, or of the first line of several.
  ///
  /// The bits of positive numbers sort like the numbers; these are less than 2 to the 61.
  package static func of(folded: [UInt8]) -> Double {
    guard folded.first.map({ $0 < 0x80 }) ?? true else {
      let line = folded.prefix(otherBytes).prefix { $0 != 0x0A }
      let bytes = line + Array(repeating: 0, count: otherBytes - line.count)
      return Double(bitPattern: firstOther | bytes.reduce(0) { $0 << 8 | UInt64($1) })
    }
    var number: UInt64 = 0
    var isOpen = true
    for place in 0..<letters {
      let kind = isOpen && place < folded.count ? kind(of: folded[place]) : 0
      // Other symbols are not distinguished, so nothing after them may count.
      if kind == 0 || kind == kinds - 1 { isOpen = false }
      number = number * kinds + kind
    }
    return Double(bitPattern: number)
  }

  private static func kind(of byte: UInt8) -> UInt64 {
    switch byte {
    case 0x0A: 0
    case 0x20: 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"): 2 + UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): 12 + UInt64(byte - UInt8(ascii: "a"))
    default: kinds - 1
    }
  }
}
