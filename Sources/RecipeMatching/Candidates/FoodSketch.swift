/// A Bloom filter of a record's foods: a set of 64 positions for each weight (Bloom, 1970).
///
/// Most pairs in a block share too little, and the filter rejects most of those without reading
/// their lists.
struct FoodSketch: Sendable {
  /// The positions of foods with weight 1, 2 and 4.
  private struct Places {
    var ones: UInt64 = 0
    var twos: UInt64 = 0
    var fours: UInt64 = 0

    /// Inserts a position; true if no other food of the weight has it.
    mutating func insert(_ place: UInt64, _ weight: UInt16) -> Bool {
      switch weight {
      case 1: Self.insert(place, into: &ones)
      case 2: Self.insert(place, into: &twos)
      default: Self.insert(place, into: &fours)
      }
    }

    private static func insert(_ place: UInt64, into set: inout UInt64) -> Bool {
      let isNew = set & place == 0
      set |= place
      return isNew
    }
  }

  // These come first, so that a sketch takes 32 bytes.
  private var places = Places()
  /// The total weight of the foods.
  let weight: UInt16
  /// The total weight of foods whose position another one of their weight has.
  private var hidden: UInt16 = 0

  /// Creates a sketch of foods as encoded in `FoodIndex`.
  ///
  /// - Parameter weight: Their total weight.
  init(_ foods: some Sequence<UInt32>, weight: UInt16) {
    self.weight = weight
    for food in foods {
      let (place, weight) = (UInt64(1) << UInt64(food >> 26), UInt16(food & 0xF))
      if !places.insert(place, weight) { hidden += weight }
    }
  }

  /// A number that requires reading all of it; see `ReadAhead`.
  @inline(__always)
  var touched: Int { Int(truncatingIfNeeded: places.ones) &+ Int(weight) }

  /// Returns an upper bound of the weight of the foods that both records have; a food with two
  /// weights counts with its weight here.
  @inline(__always)
  func mostShared(with other: FoodSketch) -> Int {
    let all = other.places.ones | other.places.twos | other.places.fours
    return Int(hidden) + (places.ones & all).nonzeroBitCount
      + 2 * (places.twos & all).nonzeroBitCount + 4 * (places.fours & all).nonzeroBitCount
  }
}
