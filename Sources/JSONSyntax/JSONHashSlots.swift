/// A fixed hash table of indices with open addressing, a quarter full at most.
struct JSONHashSlots: Sendable {
  /// An index at its hash or after; `-1` where there is none; the count is a power of two.
  private let slots: [Int16]

  /// Makes a table of the hashes of the elements of some array.
  ///
  /// - Parameter hashes: At most 1,000.
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

  /// The first index that may have this hash and is the one that is looked for.
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
