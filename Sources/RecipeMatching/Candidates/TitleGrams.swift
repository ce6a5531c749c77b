import Text

/// A Bloom filter of the three-byte sequences in a title's words, with 128 positions (Bloom, 1970).
///
/// Titles that share most of their words share most of these, even with a typing error; three bytes
/// are three Latin letters, or one letter of Chinese.
package struct TitleGrams: Sendable {
  /// One bit for each position.
  package private(set) var bits = SIMD2<UInt64>(repeating: 0)
  private var count = 0

  /// Creates the set for the folded words of a title.
  init(_ words: [ArraySlice<UInt8>]) {
    for word in words { insert(word) }
    count = Self.count(of: bits)
  }

  /// Creates the set from its bits.
  package init(bits: SIMD2<UInt64>) {
    self.bits = bits
    count = Self.count(of: bits)
  }

  /// True if two titles share half of their sequences (the coefficient of Dice, 1945), or one has
  /// four fifths of those of the other: "Dip" and "Taverna Dip".
  ///
  /// Other pairs are rarely the same: of a million generated recipes this rejects 0.3 % of the
  /// pairs that are variants or the same recipe, and hardly any of the same recipe.
  func areAlike(_ other: TitleGrams) -> Bool {
    let sharedCount = Self.count(of: bits & other.bits)
    return sharedCount > 0
      && (sharedCount * 4 >= count + other.count
        || sharedCount * 5 >= min(count, other.count) * 4)
  }

  @inline(__always)
  private static func count(of bits: SIMD2<UInt64>) -> Int {
    bits[0].nonzeroBitCount + bits[1].nonzeroBitCount
  }

  /// Inserts the sequences of a word with a space before and after it.
  private mutating func insert(_ word: ArraySlice<UInt8>) {
    guard let first = word.first else { return }
    var sequence = 0x20 << 8 | UInt64(first)
    for byte in word.dropFirst() { append(byte, to: &sequence) }
    append(0x20, to: &sequence)
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8, to sequence: inout UInt64) {
    sequence = (sequence << 8 | UInt64(byte)) & 0xFF_FFFF
    let bit = Int(truncatingIfNeeded: StableHash.mix(sequence) >> 57)
    bits[bit >> 6] |= 1 << UInt64(bit & 63)
  }
}
