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

  /// How many recipes there are.
  var count: Int { counts.last ?? 0 }

  /// How many recipes have a lower rank than one, and how many no higher one.
  func counts(around rank: Double) -> (below: Int, notAbove: Int) {
    let place = BinarySearch.place(in: values.count) { values[$0] >= rank }
    let below = place == 0 ? 0 : counts[place - 1]
    return (below, place < values.count && values[place] == rank ? counts[place] : below)
  }
}
