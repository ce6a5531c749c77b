/// What is known of pairs of places, as numbers (open addressing): of every two words that stand
/// side by side it is asked.
struct PairNumbers: Sendable {
  /// The pairs, each as one number and one; 0 where there is none.
  private var pairs = [UInt64](repeating: 0, count: 1_024)
  private var numbers = [UInt32](repeating: 0, count: 1_024)
  private var count = 0

  /// The number of a pair; `nil` when it has none.
  subscript(pair: SIMD2<UInt32>) -> Int? {
    let slot = slot(of: Self.key(pair))
    return pairs[slot] == 0 ? nil : Int(numbers[slot])
  }

  /// Gives a pair that has none a number.
  mutating func add(_ pair: SIMD2<UInt32>, _ number: Int) {
    add(key: Self.key(pair), UInt32(truncatingIfNeeded: number))
    count += 1
    guard count * 2 > pairs.count else { return }
    let old = (pairs, numbers)
    pairs = Array(repeating: 0, count: pairs.count * 2)
    numbers = Array(repeating: 0, count: pairs.count)
    for (key, number) in zip(old.0, old.1) where key > 0 { add(key: key, number) }
  }

  private mutating func add(key: UInt64, _ number: UInt32) {
    let slot = slot(of: key)
    pairs[slot] = key
    numbers[slot] = number
  }

  private static func key(_ pair: SIMD2<UInt32>) -> UInt64 {
    (UInt64(pair.x) << 32 | UInt64(pair.y)) &+ 1
  }

  /// The slot of a pair, or the free one where it would be.
  private func slot(of key: UInt64) -> Int {
    let mask = pairs.count - 1
    var slot = Int(truncatingIfNeeded: StableHash.mix(key)) & mask
    while pairs[slot] != 0, pairs[slot] != key { slot = (slot + 1) & mask }
    return slot
  }
}
