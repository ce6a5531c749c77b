/// How many recipes of a source have which rank.
struct RankSpread: Sendable, Hashable {
  /// The ranks that occur, ascending.
  let values: [Double]
  /// For each of these how many recipes have it or a lower one.
  let counts: [Int]

  /// Makes a spread of ranks that occur, ascending, and for each how many recipes have it or a
  /// lower one.
  init(values: [Double], counts: [Int]) {
    self.values = values
    self.counts = counts
  }

  /// Makes a spread of the ranks of recipes.
  init(_ ranks: [Double]) {
    var (values, counts): ([Double], [Int]) = ([], [])
    for (place, rank) in ranks.sorted().enumerated() {
      if values.last == rank {
        counts[counts.count - 1] = place + 1
      } else {
        values.append(rank)
        counts.append(place + 1)
      }
    }
    self.init(values: values, counts: counts)
  }

  /// The spread without the ranks of some recipes and with those of others.
  ///
  /// - Returns: `nil` when one is to be removed that is not there.
  func changed(removing gone: [Double], adding fresh: [Double]) -> RankSpread? {
    var all: [Double: Int] = [:]
    for (place, value) in values.enumerated() {
      all[value] = counts[place] - (place > 0 ? counts[place - 1] : 0)
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
        return count
      })
  }

  /// How many recipes there are.
  var count: Int { counts.last ?? 0 }

  /// How many recipes have a lower rank than one, and how many no higher one.
  func counts(around rank: Double) -> (below: Int, notAbove: Int) {
    let place = BinarySearch.place(in: values.count) { values[$0] >= rank }
    let below = place == 0 ? 0 : counts[place - 1]
    return (below, place < values.count && values[place] == rank ? counts[place] : below)
  }
}
