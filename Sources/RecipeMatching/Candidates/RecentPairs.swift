/// The pairs that were looked at of late, so that most repeats cost no second look.
///
/// Records that share many words meet in many parts of a block, one soon after the other. A pair is
/// kept until another one takes its place, and so may be taken for new, but a new one never for known.
struct RecentPairs {
  /// How many pairs are kept, as a power of two: 128 KiB stay in a processor's cache.
  private static let bits = 14

  private var slots = Array(repeating: UInt64.max, count: 1 << Self.bits)

  /// Whether a pair was not looked at of late in blocks of its kind; from now on it was.
  @inline(__always)
  mutating func insert(_ pair: CandidatePair, _ isExact: Bool) -> Bool {
    // The upper half is the number of a record, which takes 31 bits.
    let mark = pair.packed << 1 | (isExact ? 1 : 0)
    let slot = Int(truncatingIfNeeded: (mark &* 0x9e37_79b9_7f4a_7c15) >> UInt64(64 - Self.bits))
    guard slots[slot] != mark else { return false }
    slots[slot] = mark
    return true
  }
}
