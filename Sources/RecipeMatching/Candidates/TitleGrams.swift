import Text

/// Which three-byte sequences the words of a title have, as a set of 128 places (Bloom, 1970).
///
/// Titles that share most of their words share most of these, a slip of the finger included;
/// three bytes are three Latin letters, or one letter of Chinese.
struct TitleGrams: Sendable {
  /// A bit for each place.
  private(set) var bits = SIMD2<UInt64>(repeating: 0)
  private var count = 0

  /// Makes the set of the folded words of a title.
  init(_ words: [ArraySlice<UInt8>]) {
    for word in words { insert(word) }
    count = Self.count(of: bits)
  }

  /// Makes the set of its places.
  init(bits: SIMD2<UInt64>) {
    self.bits = bits
    count = Self.count(of: bits)
  }

  /// Whether two titles share half of their sequences (the index of Dice, 1945), or one has four
  /// fifths of those of the other: "Dip" and "Taverna Dip".
  ///
  /// Others are hardly ever half alike: of a million generated recipes that holds for 3 in a thousand
  /// pairs that are variants or one recipe, and for hardly any of one recipe.
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

  /// Inserts the sequences of a word with a space before and behind it.
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
