/// An immutable hash table of indices with open addressing and a load factor of at most 1/4.
struct JSONHashSlots: Sendable {
  /// The indices, each at its hash or after; `-1` marks a free slot; the count is a power of two.
  private let slots: [Int16]

  /// Creates a table from the hashes of an array's elements.
  ///
  /// - Parameter hashes: At most 1,000 hashes.
  init(_ hashes: [UInt32]) {
    var size = 16
    while size < hashes.count * 4 { size *= 2 }
    var slots = [Int16](repeating: -1, count: size)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(hash) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int16(index)
    }
    self.slots = slots
  }

  /// Returns the first index at a hash that satisfies a predicate.
  @inline(__always)
  func first(of hash: UInt32, where isWanted: (Int) -> Bool) -> Int? {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if isWanted(index) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }
}
