/// Which foods a record has, as a set of 64 places for each weight (Bloom, 1970).
///
/// Most records that meet share too little, and most of those are known by this, without a look at
/// their lists.
struct FoodSketch: Sendable {
  /// Places of foods that weigh 1, 2 and 4.
  private struct Places {
    var ones: UInt64 = 0
    var twos: UInt64 = 0
    var fours: UInt64 = 0

    /// Whether no other food of a weight has a place; from now on one has it.
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

  // They come first, so that a sketch takes 32 bytes.
  private var places = Places()
  /// What all foods weigh together.
  let weight: UInt16
  /// What foods weigh together whose place another one of their weight has.
  private var hidden: UInt16 = 0

  /// Makes a sketch of foods as `FoodIndex` has them.
  ///
  /// - Parameter weight: What they weigh together.
  init(_ foods: some Sequence<UInt32>, weight: UInt16) {
    self.weight = weight
    for food in foods {
      let (place, weight) = (UInt64(1) << UInt64(food >> 26), UInt16(food & 0xF))
      if !places.insert(place, weight) { hidden += weight }
    }
  }

  /// A number that takes reading all of it, see `ReadAhead`.
  @inline(__always)
  var touched: Int { Int(truncatingIfNeeded: places.ones) &+ Int(weight) }

  /// What foods weigh at most that both records have; a food that has two weights counts with the
  /// one it has here.
  @inline(__always)
  func mostShared(with other: FoodSketch) -> Int {
    let all = other.places.ones | other.places.twos | other.places.fours
    return Int(hidden) + (places.ones & all).nonzeroBitCount
      + 2 * (places.twos & all).nonzeroBitCount + 4 * (places.fours & all).nonzeroBitCount
  }
}
