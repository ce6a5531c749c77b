import RecipeSearch

extension CollectionStatistics {
  /// Returns the statistics without some recipes and with others.
  ///
  /// - Returns: `nil` if one to be removed is not there.
  func changed(removing gone: StatisticsTally, adding fresh: StatisticsTally)
    -> CollectionStatistics?
  {
    var lengths = lengths
    for place in lengths.indices {
      guard gone.lengths[place] <= lengths[place] else { return nil }
      let (length, overflows) = (lengths[place] - gone.lengths[place])
        .addingReportingOverflow(fresh.lengths[place])
      guard !overflows else { return nil }
      lengths[place] = length
    }
    var ranks: [String: RankSpread] = [:]
    for source in Set(self.ranks.keys).union(fresh.ranks.keys).union(gone.ranks.keys) {
      guard
        let spread = (self.ranks[source] ?? RankSpread([])).changed(
          removing: gone.ranks[source] ?? [], adding: fresh.ranks[source] ?? [])
      else { return nil }
      if spread.count > 0 { ranks[source] = spread }
    }
    return CollectionStatistics(lengths: lengths, ranks: ranks)
  }
}

extension RankSpread {
  /// Returns the distribution without the ranks of some recipes and with those of others.
  ///
  /// - Returns: `nil` if one to be removed is not there.
  fileprivate func changed(removing gone: [Double], adding fresh: [Double]) -> RankSpread? {
    var all: [Double: Int] = [:]
    for (rank, count) in entries { all[rank] = count }
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
}
