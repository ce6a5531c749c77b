import Text

/// The ranks of a source where they lie, for whoever asks for many; see `RankSpread`.
struct RankLookup {
  /// Eight bytes for each rank, ascending, then four for each count.
  private let bytes: UnsafeRawBufferPointer
  private let valueCount: Int

  /// Makes a lookup of bytes that have so many ranks.
  init(_ bytes: UnsafeRawBufferPointer, _ valueCount: Int) {
    self.bytes = bytes
    self.valueCount = valueCount
  }

  /// How many recipes there are.
  var count: Int { valueCount > 0 ? count(valueCount - 1) : 0 }

  /// A rank that occurs, by its place.
  @inline(__always)
  func value(_ place: Int) -> Double {
    Double(bitPattern: bytes.number(at: 8 * place, as: UInt64.self))
  }

  /// How many recipes have the rank at a place or a lower one.
  @inline(__always)
  func count(_ place: Int) -> Int {
    Int(bytes.number(at: 8 * valueCount + 4 * place, as: UInt32.self))
  }

  /// How many recipes have a lower rank than one, and how many no higher one.
  ///
  /// - Parameter place: The place of a rank that may be near among those that occur; it becomes that
  ///   of this one. Whoever asks for one rank after the other in their order is told soon.
  func counts(around rank: Double, near place: inout Int) -> (below: Int, notAbove: Int) {
    place = BinarySearch.place(in: valueCount, near: place) { value($0) >= rank }
    let below = place == 0 ? 0 : count(place - 1)
    return (below, place < valueCount && value(place) == rank ? count(place) : below)
  }
}
