/// The beginning of a text as a number: what comes first by the alphabet has the smaller one.
///
/// Texts that begin alike may have one number; texts whose numbers differ are in their order. It is
/// the order of their folded bytes: spaces, digits, letters, then all that is not ASCII.
enum AlphabeticNumber {
  /// How many letters there are to the number: as many as fit.
  private static let letters = 11
  /// Nothing, a space, ten digits, 26 letters, and all else.
  private static let kinds: UInt64 = 39

  /// The number of a text.
  static func of(_ text: String) -> Double {
    of(folded: TextFolding.fold(text))
  }

  /// The number of a folded text, or of the first line of several.
  static func of(folded: [UInt8]) -> Double {
    var number: UInt64 = 0
    var isOpen = true
    for place in 0..<letters {
      let kind = isOpen && place < folded.count ? kind(of: folded[place]) : 0
      // Others are not told apart, and so nothing behind them may count.
      if kind == 0 || kind == kinds - 1 { isOpen = false }
      number = number * kinds + kind
    }
    // The bits of positive numbers are in the order of the numbers; these are less than 2 to the 62.
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
