import Text

/// The beginning of a text as a number: what comes first by the alphabet has the smaller one.
///
/// Texts that begin alike may have one number; texts whose numbers differ are in their order. It is
/// the order of their folded bytes: spaces, digits, letters, then all that is not ASCII.
enum AlphabeticNumber {
  /// How many letters there are to the number of a text that begins with ASCII.
  private static let letters = 11
  /// Nothing, a space, ten digits, 26 letters, and all else.
  private static let kinds: UInt64 = 39
  /// How many bytes there are to the number of any other text.
  private static let otherBytes = 7
  /// What is less than all numbers of such texts, and greater than those of ASCII.
  private static let firstOther: UInt64 = 1 << 60

  /// The number of a text.
  static func of(_ text: String) -> Double {
    of(folded: TextFolding.fold(text))
  }

  /// The number of a folded text, or of the first line of several.
  ///
  /// The bits of positive numbers are in the order of the numbers; these are less than 2 to the 61.
  static func of(folded: [UInt8]) -> Double {
    guard folded.first.map({ $0 < 0x80 }) ?? true else {
      let line = folded.prefix(otherBytes).prefix { $0 != 0x0A }
      let bytes = line + Array(repeating: 0, count: otherBytes - line.count)
      return Double(bitPattern: firstOther | bytes.reduce(0) { $0 << 8 | UInt64($1) })
    }
    var number: UInt64 = 0
    var isOpen = true
    for place in 0..<letters {
      let kind = isOpen && place < folded.count ? kind(of: folded[place]) : 0
      // Others are not told apart, and so nothing behind them may count.
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
