/// A cache of the pairs tested recently, so that most repeats are not tested again.
///
/// Records that share many words meet in many parts of a block, shortly after each other. A pair is
/// kept until another one takes its slot: a repeat may count as new, but never the reverse.
struct RecentPairs {
  /// The binary logarithm of the number of slots: 128 KiB stay in a processor's cache.
  private static let bits = 14

  private var slots = Array(repeating: UInt64.max, count: 1 << Self.bits)

  /// Inserts a pair; true if it was not among the recent ones of blocks of its kind.
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
