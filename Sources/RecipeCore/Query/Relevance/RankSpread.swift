/// How many recipes of a source have which rank.
struct RankSpread: Sendable, Hashable {
  /// The ranks that occur, ascending.
  let values: [Double]
  /// For each of these how many recipes have it or a lower one.
  let counts: [UInt32]

  /// Makes a spread of ranks that occur, ascending, and for each how many recipes have it or a
  /// lower one.
  init(values: [Double], counts: [UInt32]) {
    self.values = values
    self.counts = counts
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

  /// The spread without the ranks of some recipes and with those of others.
  ///
  /// - Returns: `nil` when one is to be removed that is not there.
  func changed(removing gone: [Double], adding fresh: [Double]) -> RankSpread? {
    var all: [Double: Int] = [:]
    for (place, value) in values.enumerated() {
      all[value] = Int(counts[place]) - (place > 0 ? Int(counts[place - 1]) : 0)
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
  var count: Int { Int(counts.last ?? 0) }

  /// How many recipes have a lower rank than one, and how many no higher one.
  ///
  /// - Parameter place: The place of a rank that may be near among those that occur; it becomes that
  ///   of this one. Whoever asks for one rank after the other in their order is told soon.
  func counts(around rank: Double, near place: inout Int) -> (below: Int, notAbove: Int) {
    place = BinarySearch.place(in: values.count, near: place) { values[$0] >= rank }
    let below = place == 0 ? 0 : Int(counts[place - 1])
    return (below, place < values.count && values[place] == rank ? Int(counts[place]) : below)
  }
}
