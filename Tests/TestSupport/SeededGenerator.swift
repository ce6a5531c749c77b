/// A generator of random numbers that are the same in every run (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator whose numbers a seed determines.
  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns the bytes with one to four of them changed, removed or doubled, or with the end cut
  /// off.
  package mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      guard let place = bytes.indices.randomElement(using: &self) else { return bytes }
      switch Int.random(in: 0..<8, using: &self) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(bytes[place], at: place)
      case 2: bytes.removeSubrange(place...)
      case 3: bytes[place] = UInt8.random(in: .min ... .max, using: &self)
      default: bytes.swapAt(place, Int.random(in: bytes.indices, using: &self))
      }
    }
    return bytes
  }
}
