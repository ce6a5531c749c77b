import Text

/// Two records that are worth comparing, by their indices.
package struct CandidatePair: Sendable, Hashable, Comparable {
  /// The smaller index in the upper half, the greater one in the lower.
  let packed: UInt64

  /// Makes a pair of two different records, in either order.
  init(_ one: Int32, _ other: Int32) {
    packed =
      UInt64(UInt32(bitPattern: min(one, other))) << 32
      | UInt64(UInt32(bitPattern: max(one, other)))
  }

  /// Makes a pair of two different records, in either order.
  init(first: Int, second: Int) {
    self.init(Int32(truncatingIfNeeded: first), Int32(truncatingIfNeeded: second))
  }

  /// Makes a pair of its packed form.
  ///
  /// - Returns: `nil` when it is not a pair of two of `count` records.
  init?(packed: UInt64, of count: Int) {
    self.packed = packed
    guard first < second, second < count else { return nil }
  }

  /// The smaller index.
  var first: Int { Int(packed >> 32) }
  /// The greater index.
  var second: Int { Int(packed & 0xFFFF_FFFF) }

  /// Orders by the smaller, then by the greater index.
  package static func < (left: CandidatePair, right: CandidatePair) -> Bool {
    left.packed < right.packed
  }

  /// The pairs whose first record is in a range, of pairs in order.
  static func pairs(of records: Range<Int>, in pairs: [CandidatePair]) -> ArraySlice<CandidatePair>
  {
    let start = pairs.firstPlace { $0.first >= records.lowerBound }
    let end = pairs.firstPlace { $0.first >= records.upperBound }
    return pairs[start..<end]
  }

  /// Puts pairs in order, each once.
  static func unique(_ pairs: [CandidatePair]) -> [CandidatePair] {
    var unique: [CandidatePair] = []
    unique.reserveCapacity(pairs.count)
    for pair in pairs.sorted() where unique.last != pair { unique.append(pair) }
    return unique
  }
}
