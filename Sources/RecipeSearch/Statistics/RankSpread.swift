package import RecipeCore
import Text

/// The distribution of ranks in a source: the number of recipes with each.
package struct RankSpread: Sendable {
  /// Bytes that have `bytes` from `start` on: there may be as many ranks as recipes.
  private let shared: SharedBytes
  private let start: Int
  /// The number of distinct ranks.
  package let valueCount: Int

  /// Creates a distribution from distinct ranks, ascending, and the cumulative count of recipes for
  /// each.
  package init(values: [Double], counts: [UInt32]) {
    valueCount = min(values.count, counts.count)
    let (values, counts) = (values.prefix(valueCount), counts.prefix(valueCount))
    let bytes =
      values.map(\.bitPattern.littleEndian).withUnsafeBytes { Array($0) }
      + counts.map(\.littleEndian).withUnsafeBytes { Array($0) }
    shared = SharedBytes(bytes)
    start = 0
  }

  /// Creates a distribution from bytes in place, or `nil` if they are too few; see `bytes`.
  ///
  /// - Parameters:
  ///   - start: The offset of its beginning.
  ///   - count: The number of distinct ranks.
  package init?(_ bytes: SharedBytes, at start: Int, count: Int) {
    guard start >= 0, count >= 0, start <= bytes.count,
      count <= (bytes.count - start) / Self.byteCount
    else { return nil }
    shared = bytes
    self.start = start
    valueCount = count
  }

  /// Creates the distribution of the ranks of recipes.
  package init(_ ranks: [Double]) {
    var (values, counts): ([Double], [UInt32]) = ([], [])
    for (place, rank) in ranks.sorted().enumerated() {
      if values.last != rank {
        values.append(rank)
        counts.append(0)
      }
      counts[counts.count - 1] = UInt32(clamping: place + 1)
    }
    self.init(values: values, counts: counts)
  }

  /// The size of a rank and its count in bytes.
  package static let byteCount = 12

  /// The distribution as bytes: eight for each distinct rank, ascending, then four for each
  /// cumulative count.
  package var bytes: [UInt8] {
    shared.withBytes { Array($0[start..<start + valueCount * Self.byteCount]) }
  }

  /// The distinct ranks, ascending, and the number of recipes with each.
  package var entries: [(rank: Double, count: Int)] {
    withLookup { lookup in
      (0..<valueCount).map { place in
        (lookup.value(place), lookup.count(place) - (place > 0 ? lookup.count(place - 1) : 0))
      }
    }
  }

  /// Returns a distinct rank, by its index from 0 to below `valueCount`.
  func value(_ place: Int) -> Double { withLookup { $0.value(place) } }

  /// Returns the number of recipes with the rank at an index or a lower one.
  func count(_ place: Int) -> Int { withLookup { $0.count(place) } }

  /// Calls `body` with the ranks in place, which must not be used afterwards.
  func withLookup<Value, Failure: Error>(
    _ body: (RankLookup) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try shared.withBytes { all throws(Failure) in
      let ranks = all[start..<start + valueCount * Self.byteCount]
      return try body(RankLookup(UnsafeRawBufferPointer(rebasing: ranks), valueCount))
    }
  }

  /// The number of recipes.
  package var count: Int { valueCount > 0 ? count(valueCount - 1) : 0 }
}

extension RankSpread: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.valueCount == right.valueCount
      && (0..<left.valueCount).allSatisfy {
        left.value($0) == right.value($0) && left.count($0) == right.count($0)
      }
  }

  package func hash(into hasher: inout Hasher) {
    for place in 0..<valueCount {
      hasher.combine(value(place))
      hasher.combine(count(place))
    }
  }
}
