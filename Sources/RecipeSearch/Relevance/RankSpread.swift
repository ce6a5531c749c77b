import RecipeCore
import Text

/// How many recipes of a source have which rank.
package struct RankSpread: Sendable {
  /// Have from `start` on eight bytes for each rank, then four for each count: there may be as many as
  /// recipes.
  private let bytes: SharedBytes
  private let start: Int
  /// How many ranks occur.
  let valueCount: Int

  /// Makes a spread of ranks that occur, ascending, and for each how many recipes have it or a
  /// lower one.
  init(values: [Double], counts: [UInt32]) {
    valueCount = min(values.count, counts.count)
    var writer = ByteWriter()
    for value in values.prefix(valueCount) { writer.write(fixed: value.bitPattern) }
    for count in counts.prefix(valueCount) {
      withUnsafeBytes(of: count.littleEndian) { writer.append(contentsOf: $0) }
    }
    bytes = SharedBytes(writer.bytes)
    start = 0
  }

  /// Makes a spread of bytes, see `bytes`, where they lie.
  ///
  /// - Parameters:
  ///   - start: Where it begins.
  ///   - count: How many ranks occur.
  init(_ bytes: SharedBytes, at start: Int, count: Int) throws(ByteReader.Damage) {
    guard start >= 0, count >= 0, start <= bytes.count,
      count <= (bytes.count - start) / Self.byteCount
    else { throw ByteReader.Damage() }
    self.bytes = bytes
    self.start = start
    valueCount = count
  }

  /// Makes a spread of the ranks of recipes.
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

  /// The bytes of a rank and its count.
  static let byteCount = 12

  /// A rank that occurs, by its place from 0 to below `valueCount`.
  func value(_ place: Int) -> Double { withLookup { $0.value(place) } }

  /// How many recipes have the rank at a place or a lower one.
  func count(_ place: Int) -> Int { withLookup { $0.count(place) } }

  /// Calls `body` with the ranks where they lie, which must not be kept longer.
  func withLookup<Value, Failure: Error>(
    _ body: (RankLookup) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try bytes.withBytes { all throws(Failure) in
      let ranks = all[start..<start + valueCount * Self.byteCount]
      return try body(RankLookup(UnsafeRawBufferPointer(rebasing: ranks), valueCount))
    }
  }

  /// The spread without the ranks of some recipes and with those of others.
  ///
  /// - Returns: `nil` when one is to be removed that is not there.
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

  /// How many recipes there are.
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
