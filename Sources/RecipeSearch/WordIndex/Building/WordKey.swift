import Text

/// What a word is found by among others.
struct WordKey {
  /// The first eight bytes, the first one lowest, and zeros behind a shorter word.
  let beginning: UInt64
  /// Where the word is looked for.
  let hash: UInt64
  private let count: Int

  /// The key of a word.
  @inline(__always)
  init(_ word: UnsafeBufferPointer<UInt8>) {
    count = word.count
    beginning = Self.beginning(of: UnsafeRawBufferPointer(word))
    hash =
      count <= 8
      ? StableHash.mix(beginning &+ UInt64(count)) : Checksum.of(UnsafeRawBufferPointer(word))
  }

  /// Whether the beginning and the tag tell the word from all others.
  var isWhole: Bool { count <= 8 }

  /// How long the word is, as far as that fits in a byte, and a part of the hash.
  var tag: UInt32 {
    UInt32(truncatingIfNeeded: min(count, 255))
      | UInt32(truncatingIfNeeded: hash >> 32) & 0xFFFF_FF00
  }

  /// Words of four to eight bytes are read in two halves, which may overlap.
  @inline(__always)
  private static func beginning(of word: UnsafeRawBufferPointer) -> UInt64 {
    let count = word.count
    if count >= 8 { return UInt64(littleEndian: word.loadUnaligned(as: UInt64.self)) }
    if count >= 4 {
      let first = UInt32(littleEndian: word.loadUnaligned(as: UInt32.self))
      let last = UInt32(
        littleEndian: word.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      return UInt64(first) | UInt64(last) << UInt64(8 * (count - 4))
    }
    return word.indices.reduce(0) { $0 | UInt64(word[$1]) << UInt64(8 * $1) }
  }
}
