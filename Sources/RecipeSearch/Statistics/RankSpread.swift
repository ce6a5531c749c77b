import RecipeCore
import Text

/// The distribution of ranks in a source: the number of recipes with each.
package struct RankSpread: Sendable {
  /// The bytes; from `start` on eight for each distinct rank, then four for each count: there may
  /// be as many as recipes.
  private let bytes: SharedBytes
  private let start: Int
  /// The number of distinct ranks.
  let valueCount: Int

  /// Creates a distribution from distinct ranks, ascending, and the cumulative count of recipes for
  /// each.
  init(values: [Double], counts: [UInt32]) {
    valueCount = min(values.count, counts.count)
    var writer = ByteWriter()
    for value in values.prefix(valueCount) { writer.write(fixed: value.bitPattern) }
    for count in counts.prefix(valueCount) { writer.write(fixed32: count) }
    bytes = SharedBytes(writer.bytes)
    start = 0
  }

  /// Creates a distribution from bytes in place; see `bytes`.
  ///
  /// - Parameters:
  ///   - start: The offset of its beginning.
  ///   - count: The number of distinct ranks.
  init(_ bytes: SharedBytes, at start: Int, count: Int) throws(ByteReader.Damage) {
    guard start >= 0, count >= 0, start <= bytes.count,
      count <= (bytes.count - start) / Self.byteCount
    else { throw ByteReader.Damage() }
    self.bytes = bytes
    self.start = start
    valueCount = count
  }

  /// Creates the distribution of the ranks of recipes.
  init(_ ranks: [Double]) {
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
  static let byteCount = 12

  /// Returns a distinct rank, by its index from 0 to below `valueCount`.
  func value(_ place: Int) -> Double { withLookup { $0.value(place) } }

  /// Returns the number of recipes with the rank at an index or a lower one.
  func count(_ place: Int) -> Int { withLookup { $0.count(place) } }

  /// Calls `body` with the ranks in place, which must not be used afterwards.
  func withLookup<Value, Failure: Error>(
    _ body: (RankLookup) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try bytes.withBytes { all throws(Failure) in
      let ranks = all[start..<start + valueCount * Self.byteCount]
      return try body(RankLookup(UnsafeRawBufferPointer(rebasing: ranks), valueCount))
    }
  }

  /// Returns the distribution without the ranks of some recipes and with those of others.
  ///
  /// - Returns: `nil` if one to be removed is not there.
  func changed(removing gone: [Double], adding fresh: [Double]) -> RankSpread? {
    var all: [Double: Int] = [:]
    for place in 0..<valueCount {
      all[value(place)] = count(place) - (place > 0 ? count(place - 1) : 0)
    }
    for rank in fresh { all[rank, default: 0] += 1 }
    for rank in gone { all[rank, default: 0] -= 1 }
    guard all.values.allSatisfy({ $0 >= 0 }) else { return nil }
    let left = all.filter { $0.value > 0 }.sorted { $0.key < $1.key }
    var count = 0
    return RankSpread(
      values: left.map(\.key),
      counts: left.map { entry in
        count += entry.value
        return UInt32(clamping: count)
      })
  }

  /// The number of recipes.
  var count: Int { valueCount > 0 ? count(valueCount - 1) : 0 }
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
