/// A name of up to 16 bytes as two words, for fast comparison.
struct JSONNameKey: Hashable {
  private let head: UInt64
  private let tail: UInt64
  private let count: Int

  /// Creates a key from the first and last eight bytes, which may overlap, or `nil` for longer
  /// names.
  @inline(__always)
  init?(_ name: RawSpan) {
    count = name.byteCount
    switch count {
    case 8...16:
      head = name.unsafeLoadUnaligned(fromByteOffset: 0, as: UInt64.self)
      tail = name.unsafeLoadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    case ..<8:
      var word: UInt64 = 0
      for offset in 0..<count {
        word = word << 8 | UInt64(name.unsafeLoad(fromByteOffset: offset, as: UInt8.self))
      }
      (head, tail) = (word, 0)
    default: return nil
    }
  }

  /// A well-distributed hash: Fibonacci hashing (Knuth, The Art of Computer Programming, section
  /// 6.4).
  var slotHash: UInt32 {
    let word = head ^ (tail &* 0xFF51_AFD7_ED55_8CCD) ^ UInt64(truncatingIfNeeded: count)
    return UInt32(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}
