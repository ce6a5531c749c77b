import Text

/// What is known of pairs of places, as numbers (open addressing): of every two words that stand
/// side by side it is asked.
struct PairNumbers: Sendable {
  private struct Slot {
    /// The pair as one number and one; 0 where there is none.
    var pair: UInt64 = 0
    var number: UInt32 = 0
  }

  private var slots = [Slot](repeating: Slot(), count: 1_024)
  private var count = 0

  /// The number of a pair; `nil` when it has none.
  subscript(pair: SIMD2<UInt32>) -> Int? {
    let slot = slots[place(of: Self.key(pair))]
    return slot.pair == 0 ? nil : Int(slot.number)
  }

  /// Forgets all but the space.
  mutating func clear() {
    slots.withUnsafeMutableBufferPointer { $0.update(repeating: Slot()) }
    count = 0
  }

  /// Gives a pair that has none a number.
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

  /// The place of a pair's slot, or of the free one where it would be.
  private func place(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: StableHash.mix(key)) & mask
    while slots[place].pair != 0, slots[place].pair != key { place = (place + 1) & mask }
    return place
  }
}
