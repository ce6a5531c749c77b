/// Which recipes have which word in which field, in the order in which this becomes known.
struct Postings {
  private static let fieldCount = IndexField.allCases.count

  /// How many positions each key has so far; a key is that of `IndexPart.List`.
  private var counts: [UInt32] = []
  /// The last position of each key, plus one; 0 when it has none.
  private var lasts: [UInt32] = []
  private var keys: [UInt32] = []
  private var positions: [UInt32] = []

  /// Adds that a recipe has a word; again for the same recipe changes nothing.
  @inline(__always)
  mutating func add(word: Int, _ field: IndexField, _ position: UInt32) {
    let key = word * Self.fieldCount + field.rawValue
    while key >= counts.count {
      counts.append(contentsOf: repeatElement(0, count: Self.fieldCount))
      lasts.append(contentsOf: repeatElement(0, count: Self.fieldCount))
    }
    guard lasts[key] != position &+ 1 else { return }
    lasts[key] = position &+ 1
    counts[key] += 1
    keys.append(UInt32(truncatingIfNeeded: key))
    positions.append(position)
  }

  /// The positions of each key that has any, by ascending key.
  func lists() -> (lists: [IndexPart.List], gaps: [UInt8]) {
    let sorted = sortedPositions()
    var lists: [IndexPart.List] = []
    var gaps = ByteWriter(capacity: positions.count * 2)
    var start = 0
    for (key, count) in counts.enumerated() where count > 0 {
      let end = start + Int(count)
      PositionGaps.write(sorted[start + 1..<end], after: sorted[start], to: &gaps)
      lists.append(
        IndexPart.List(
          key: UInt32(truncatingIfNeeded: key), first: sorted[start], last: sorted[end - 1],
          end: UInt32(truncatingIfNeeded: gaps.bytes.count)))
      start = end
    }
    return (lists, gaps.bytes)
  }

  /// The positions ordered by key (counting sort, which keeps those of a key ascending).
  private func sortedPositions() -> [UInt32] {
    var places: [Int] = []
    places.reserveCapacity(counts.count)
    var place = 0
    for count in counts {
      places.append(place)
      place += Int(count)
    }
    var sorted = [UInt32](repeating: 0, count: positions.count)
    for (key, position) in zip(keys, positions) {
      sorted[places[Int(key)]] = position
      places[Int(key)] += 1
    }
    return sorted
  }
}
