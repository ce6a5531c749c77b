/// Places of words in a title, or in another short list, of which there are at most 64.
struct PlaceSet: Sendable, Hashable {
  private var bits: UInt64 = 0

  /// Makes an empty set.
  init() {}

  /// Whether there are none.
  var isEmpty: Bool { bits == 0 }

  /// The places, ascending.
  var places: [Int] { (0..<UInt64.bitWidth).filter(contains) }

  /// Whether a place is one of them.
  func contains(_ place: Int) -> Bool { bits >> UInt64(place) & 1 == 1 }

  /// Adds a place below 64; others are passed by.
  mutating func insert(_ place: Int) {
    bits |= 1 << UInt64(place)
  }
}
