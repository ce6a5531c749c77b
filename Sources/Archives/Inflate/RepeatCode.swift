/// The value range of a length or distance symbol: `base` plus the extra bits (RFC 1951,
/// section 3.2.5).
struct RepeatCode {
  /// The smallest value.
  let base: Int
  /// The number of bits that follow, whose value is added to `base`.
  let extraBits: Int

  /// Returns the code of a length symbol, from 257 on, or `nil` if it is undefined.
  static func length(_ symbol: Int) -> RepeatCode? {
    lengths.indices.contains(symbol - 257) ? lengths[symbol - 257] : nil
  }

  /// Returns the code of a distance symbol, or `nil` if it is undefined.
  static func distance(_ symbol: Int) -> RepeatCode? {
    distances.indices.contains(symbol) ? distances[symbol] : nil
  }

  /// Four consecutive symbols have the same number of extra bits; the length 258 has its own
  /// symbol.
  private static let lengths =
    codes(28, first: 3, perBits: 4) + [RepeatCode(base: 258, extraBits: 0)]
  private static let distances = codes(30, first: 1, perBits: 2)

  /// Returns consecutive codes; twice as many have no extra bits as have each other number.
  private static func codes(_ count: Int, first: Int, perBits: Int) -> [RepeatCode] {
    var base = first
    return (0..<count).map { index in
      let extraBits = max(0, index / perBits - 1)
      defer { base += 1 << extraBits }
      return RepeatCode(base: base, extraBits: extraBits)
    }
  }
}
