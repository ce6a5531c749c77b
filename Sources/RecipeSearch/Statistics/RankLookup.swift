import Text

/// The ranks of a source, read in place; see `RankSpread`.
struct RankLookup {
  /// Eight bytes for each rank, ascending, then four for each count.
  private let bytes: UnsafeRawBufferPointer
  private let valueCount: Int

  /// Creates a lookup in the bytes of a number of ranks.
  init(_ bytes: UnsafeRawBufferPointer, _ valueCount: Int) {
    self.bytes = bytes
    self.valueCount = valueCount
  }

  /// The number of recipes.
  var count: Int { valueCount > 0 ? count(valueCount - 1) : 0 }

  /// Returns a distinct rank, by its index.
  @inline(__always)
  func value(_ place: Int) -> Double {
    Double(bitPattern: bytes.number(at: 8 * place, as: UInt64.self))
  }

  /// Returns the number of recipes with the rank at an index or a lower one.
  @inline(__always)
  func count(_ place: Int) -> Int {
    Int(bytes.number(at: 8 * valueCount + 4 * place, as: UInt32.self))
  }

  /// Returns the number of recipes with a lower rank, and of those with no higher one.
  ///
  /// - Parameter place: The index at which the search begins; it becomes that of the rank. Ranks
  ///   queried in order are found fastest.
  func counts(around rank: Double, near place: inout Int) -> (below: Int, notAbove: Int) {
    place = BinarySearch.place(in: valueCount, near: place) { value($0) >= rank }
    let below = place == 0 ? 0 : count(place - 1)
    return (below, place < valueCount && value(place) == rank ? count(place) : below)
  }
}
