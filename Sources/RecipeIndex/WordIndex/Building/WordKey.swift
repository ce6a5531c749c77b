import Text

/// The hash key of a word.
struct WordKey {
  /// The hash of the word; that of a word of up to seven bytes is the hash of no other.
  let hash: UInt64
  /// True if the hash tells the word from all others.
  let isWhole: Bool

  /// Creates the key of a word.
  @inline(__always)
  init(_ word: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeRawBufferPointer(word)
    isWhole = bytes.count <= 7
    // The uppermost byte is the count, which is less than 255.
    let number =
      isWhole
      ? Self.letters(of: bytes) | UInt64(bytes.count) << 56
      : Checksum.of(bytes) | 0xFF << 56
    hash = StableHash.mix(number)
  }

  /// Returns the bytes of a short word; four to seven are read as two halves, which may overlap.
  @inline(__always)
  private static func letters(of word: UnsafeRawBufferPointer) -> UInt64 {
    let count = word.count
    guard count >= 4 else {
      return word.indices.reduce(0) { $0 | UInt64(word[$1]) << UInt64(8 * $1) }
    }
    let first = word.number(at: 0, as: UInt32.self)
    let last = word.number(at: count - 4, as: UInt32.self)
    return UInt64(first) | UInt64(last) << UInt64(8 * (count - 4))
  }
}
