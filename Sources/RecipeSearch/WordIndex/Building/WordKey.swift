import Text

/// The hash key of a word.
struct WordKey {
  /// The first eight bytes, the first one lowest, padded with zeros.
  let beginning: UInt64
  /// The hash.
  let hash: UInt64
  private let count: Int

  /// Creates the key of a word.
  @inline(__always)
  init(_ word: UnsafeBufferPointer<UInt8>) {
    count = word.count
    beginning = Self.beginning(of: UnsafeRawBufferPointer(word))
    hash =
      count <= 8
      ? StableHash.mix(beginning &+ UInt64(count)) : Checksum.of(UnsafeRawBufferPointer(word))
  }

  /// True if beginning and tag identify the word.
  var isWhole: Bool { count <= 8 }

  /// The length of the word, capped to a byte, with a part of the hash.
  var tag: UInt32 {
    UInt32(truncatingIfNeeded: min(count, 255))
      | UInt32(truncatingIfNeeded: hash >> 32) & 0xFFFF_FF00
  }

  /// Returns the first bytes; four to eight are read as two halves, which may overlap.
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
