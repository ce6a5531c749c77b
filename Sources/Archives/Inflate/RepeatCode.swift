/// What a symbol for a length or a distance stands for: a number from `base` on (RFC 1951,
/// section 3.2.5).
struct RepeatCode {
  /// The smallest number.
  let base: Int
  /// How many bits follow that are added to it.
  let extraBits: Int

  /// A length's symbol, from 257 on; `nil` when there is none such.
  static func length(_ symbol: Int) -> RepeatCode? {
    lengths.indices.contains(symbol - 257) ? lengths[symbol - 257] : nil
  }

  /// A distance's symbol; `nil` when there is none such.
  static func distance(_ symbol: Int) -> RepeatCode? {
    distances.indices.contains(symbol) ? distances[symbol] : nil
  }

  /// Four symbols share a number of extra bits; 258 bytes have a symbol of their own.
  private static let lengths =
    codes(28, first: 3, perBits: 4) + [RepeatCode(base: 258, extraBits: 0)]
  private static let distances = codes(30, first: 1, perBits: 2)

  /// Codes one after the other: those with no extra bits twice as many as the others.
  private static func codes(_ count: Int, first: Int, perBits: Int) -> [RepeatCode] {
    var base = first
    return (0..<count).map { index in
      let extraBits = max(0, index / perBits - 1)
      defer { base += 1 << extraBits }
      return RepeatCode(base: base, extraBits: extraBits)
    }
  }
}
