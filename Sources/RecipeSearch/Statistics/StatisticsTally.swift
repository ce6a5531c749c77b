import RecipeMerging

/// Collects the statistics of recipes; whole numbers, so that those of parts may be joined.
struct StatisticsTally: Sendable {
  /// How long each of `RelevanceField.all` is in all recipes together.
  private(set) var lengths = Array(repeating: 0, count: RelevanceField.all.count)
  /// The earned ranks of each source, in any order.
  private(set) var ranks: [String: [Double]] = [:]

  /// Adds a recipe.
  mutating func add(_ recipe: RankedRecipe) {
    add(
      RelevancePrior.EarnedRank(of: recipe),
      lengths: RelevanceField.all.map { $0.length(in: recipe.merged) })
  }

  /// Adds a recipe by what counts of it.
  ///
  /// - Parameters:
  ///   - rank: The rank it earned.
  ///   - other: How long each of `RelevanceField.all` is.
  mutating func add(_ rank: RelevancePrior.EarnedRank?, lengths other: [Int]) {
    if let rank { ranks[rank.source, default: []].append(rank.rank) }
    for (place, length) in other.enumerated() { lengths[place] += length }
  }

  /// Adds what was collected of other recipes.
  mutating func add(_ other: StatisticsTally) {
    ranks.merge(other.ranks, uniquingKeysWith: +)
    for place in lengths.indices { lengths[place] += other.lengths[place] }
  }

  /// What was collected.
  var statistics: CollectionStatistics {
    CollectionStatistics(lengths: lengths, ranks: ranks.mapValues { RankSpread($0) })
  }
}

extension CollectionStatistics {
  /// The statistics when some recipes are no more and others are new.
  ///
  /// - Returns: `nil` when those that are no more were not among them.
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
