/// Two records that are worth comparing, by their indices.
struct CandidatePair: Sendable, Comparable {
  private let packed: UInt64

  /// Makes a pair of two different records, in either order.
  init(_ one: Int32, _ other: Int32) {
    packed =
      UInt64(UInt32(bitPattern: min(one, other))) << 32
      | UInt64(UInt32(bitPattern: max(one, other)))
  }

  /// The smaller index.
  var first: Int { Int(packed >> 32) }
  /// The greater index.
  var second: Int { Int(packed & 0xFFFF_FFFF) }

  /// Orders by the smaller, then by the greater index.
  static func < (left: CandidatePair, right: CandidatePair) -> Bool {
    left.packed < right.packed
  }

  /// Puts pairs in order, each once.
  static func unique(_ pairs: [CandidatePair]) -> [CandidatePair] {
    var unique: [CandidatePair] = []
    unique.reserveCapacity(pairs.count)
    for pair in pairs.sorted() where unique.last != pair { unique.append(pair) }
    return unique
  }
}
