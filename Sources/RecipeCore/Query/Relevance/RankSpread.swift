/// How many recipes of a source have which rank.
struct RankSpread: Sendable {
  /// Where the ranks are.
  private enum Storage: Sendable {
    case lists([Double], [UInt32])
    /// Eight bytes for each rank, then four for each count, where the first begins, and how many
    /// there are: there may be as many as recipes.
    case bytes(SharedBytes, start: Int, count: Int)
  }

  private let storage: Storage

  /// Makes a spread of ranks that occur, ascending, and for each how many recipes have it or a
  /// lower one.
  init(values: [Double], counts: [UInt32]) {
    storage = .lists(values, counts)
  }

  /// Makes a spread of what `bytes` gave, where it lies.
  ///
  /// - Parameters:
  ///   - start: Where it begins.
  ///   - count: How many ranks occur.
  init(_ bytes: SharedBytes, at start: Int, count: Int) throws(ByteReader.Damage) {
    guard start >= 0, count >= 0, start <= bytes.count,
      count <= (bytes.count - start) / Self.byteCount
    else { throw ByteReader.Damage() }
    storage = .bytes(bytes, start: start, count: count)
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

  /// How many ranks occur.
  var valueCount: Int {
    switch storage {
    case .lists(let values, _): values.count
    case .bytes(_, _, let count): count
    }
  }

  /// A rank that occurs, by its place from 0 to below `valueCount`.
  func value(_ place: Int) -> Double {
    switch storage {
    case .lists(let values, _): values[place]
    case .bytes(let bytes, let start, _):
      bytes.withBytes {
        Double(
          bitPattern: UInt64(
            littleEndian: $0.loadUnaligned(fromByteOffset: start + 8 * place, as: UInt64.self)))
      }
    }
  }

  /// How many recipes have the rank at a place or a lower one.
  func count(_ place: Int) -> Int {
    switch storage {
    case .lists(_, let counts): Int(counts[place])
    case .bytes(let bytes, let start, let count):
      bytes.withBytes {
        Int(
          UInt32(
            littleEndian: $0.loadUnaligned(
              fromByteOffset: start + 8 * count + 4 * place, as: UInt32.self)))
      }
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

extension RankSpread: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.valueCount == right.valueCount
      && (0..<left.valueCount).allSatisfy {
        left.value($0) == right.value($0) && left.count($0) == right.count($0)
      }
  }

  func hash(into hasher: inout Hasher) {
    for place in 0..<valueCount {
      hasher.combine(value(place))
      hasher.combine(count(place))
    }
  }
}
