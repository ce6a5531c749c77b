/// A hash table that assigns codes to values, from 1 on, in the order of their occurrence.
///
/// Hashes are the upper bits of a product with a random odd factor, so that nobody can choose
/// values that all collide (Dietzfelbinger et al., "A reliable randomized algorithm for the
/// closest-pair problem", 1997).
struct ValueCodes {
  private static let factor = UInt64.random(in: .min ... .max) | 1

  /// The distinct values.
  private(set) var values: [Double] = []
  /// The code of a value, or 0; a value is in the first free slot from that of its hash on.
  private var slots = [UInt16](repeating: 0, count: 16)
  /// The number of low bits of a product that are dropped.
  private var shift = UInt64(60)

  /// Returns the code of a value; equal values must have equal bits.
  ///
  /// There may be at most `UInt16.max` values.
  mutating func code(of value: Double) -> UInt16 {
    let slot = slot(of: value)
    if slots[slot] > 0 { return slots[slot] }
    values.append(value)
    let code = UInt16(clamping: values.count)
    slots[slot] = code
    if values.count * 2 > slots.count { grow() }
    return code
  }

  /// Returns the slot of a value, or the free one where it would be.
  private func slot(of value: Double) -> Int {
    var slot = Int(truncatingIfNeeded: (value.bitPattern &* Self.factor) >> shift)
    while slots[slot] > 0, values[Int(slots[slot]) - 1] != value {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    shift -= 1
    for (place, value) in values.enumerated() {
      slots[slot(of: value)] = UInt16(clamping: place + 1)
    }
  }
}
