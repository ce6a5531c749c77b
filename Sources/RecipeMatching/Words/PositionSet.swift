/// A set of places of words in a title or another short list of at most 64.
struct PositionSet: Sendable, Hashable {
  private var bits: UInt64 = 0

  /// Creates an empty set.
  init() {}

  /// True if there are none.
  var isEmpty: Bool { bits == 0 }

  /// The places, ascending.
  var places: [Int] { (0..<UInt64.bitWidth).filter(contains) }

  /// Returns `true` if a place is in the set.
  func contains(_ place: Int) -> Bool { bits >> UInt64(place) & 1 == 1 }

  /// Inserts a place below 64; others are ignored.
  mutating func insert(_ place: Int) {
    bits |= 1 << UInt64(place)
  }
}
