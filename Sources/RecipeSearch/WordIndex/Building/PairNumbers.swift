import Text

/// A hash table from pairs of indices to numbers (open addressing), queried for every two
/// neighbouring words.
struct PairNumbers: Sendable {
  private struct Slot {
    /// The pair as one number, plus one; 0 if the slot is free.
    var pair: UInt64 = 0
    var number: UInt32 = 0
  }

  private var slots = [Slot](repeating: Slot(), count: 1_024)
  private var count = 0

  /// The number of a pair, or `nil` if it has none.
  subscript(pair: SIMD2<UInt32>) -> Int? {
    let slot = slots[place(of: Self.key(pair))]
    return slot.pair == 0 ? nil : Int(slot.number)
  }

  /// Removes all pairs and keeps the capacity.
  mutating func clear() {
    slots.withUnsafeMutableBufferPointer { $0.update(repeating: Slot()) }
    count = 0
  }

  /// Assigns a number to a pair that has none.
  mutating func add(_ pair: SIMD2<UInt32>, _ number: Int) {
    add(Slot(pair: Self.key(pair), number: UInt32(truncatingIfNeeded: number)))
    count += 1
    guard count * 2 > slots.count else { return }
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    for slot in old where slot.pair > 0 { add(slot) }
  }

  private mutating func add(_ slot: Slot) {
    slots[place(of: slot.pair)] = slot
  }

  private static func key(_ pair: SIMD2<UInt32>) -> UInt64 {
    (UInt64(pair.x) << 32 | UInt64(pair.y)) &+ 1
  }

  /// Returns the slot of a pair, or the free one where it would be.
  private func place(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: StableHash.mix(key)) & mask
    while slots[place].pair != 0, slots[place].pair != key { place = (place + 1) & mask }
    return place
  }
}
