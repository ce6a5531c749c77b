import Text

/// A pair of records that are worth comparing, by their indices.
package struct CandidatePair: Sendable, Hashable, Comparable {
  /// The smaller index in the upper half, the greater one in the lower.
  package let packed: UInt64

  /// Creates a pair of two different records, in either order.
  init(_ one: Int32, _ other: Int32) {
    packed =
      UInt64(UInt32(bitPattern: min(one, other))) << 32
      | UInt64(UInt32(bitPattern: max(one, other)))
  }

  /// Creates a pair of two different records, in either order.
  package init(first: Int, second: Int) {
    self.init(Int32(truncatingIfNeeded: first), Int32(truncatingIfNeeded: second))
  }

  /// Creates a pair from its packed form.
  ///
  /// - Returns: `nil` if it is not a pair of two of `count` records.
  package init?(packed: UInt64, of count: Int) {
    self.packed = packed
    guard first < second, second < count else { return nil }
  }

  /// The smaller index.
  package var first: Int { Int(packed >> 32) }
  /// The greater index.
  package var second: Int { Int(packed & 0xFFFF_FFFF) }

  /// Orders by the smaller, then by the greater index.
  package static func < (left: CandidatePair, right: CandidatePair) -> Bool {
    left.packed < right.packed
  }

  /// Returns the pairs whose first record is in a range, of ascending pairs.
  static func pairs(of records: Range<Int>, in pairs: [CandidatePair]) -> ArraySlice<CandidatePair>
  {
    let start = pairs.firstPlace { $0.first >= records.lowerBound }
    let end = pairs.firstPlace { $0.first >= records.upperBound }
    return pairs[start..<end]
  }

  /// Returns the distinct pairs, ascending.
  package static func unique(_ pairs: [CandidatePair]) -> [CandidatePair] {
    var unique: [CandidatePair] = []
    unique.reserveCapacity(pairs.count)
    for pair in pairs.sorted() where unique.last != pair { unique.append(pair) }
    return unique
  }

  /// Returns the pairs of those records that have other numbers elsewhere.
  ///
  /// - Parameter numbers: The number elsewhere of each record, negative if it has none; the others
  ///   ascend.
  package static func renumbered(_ pairs: [CandidatePair], by numbers: [Int32]) -> [CandidatePair] {
    pairs.compactMap { pair in
      let (first, second) = (numbers[pair.first], numbers[pair.second])
      return first >= 0 && second >= 0 ? CandidatePair(first, second) : nil
    }
  }
}
