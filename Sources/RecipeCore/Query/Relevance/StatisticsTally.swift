/// Collects the statistics of recipes; whole numbers, so that those of parts may be joined.
struct StatisticsTally: Sendable {
  private var lengths = Array(repeating: 0, count: RelevanceField.all.count)
  private var ranks: [String: [Double]] = [:]

  /// Adds a recipe.
  mutating func add(_ recipe: RankedRecipe) {
    if let earned = RelevancePrior.EarnedRank(of: recipe) {
      ranks[earned.source, default: []].append(earned.rank)
    }
    for (place, field) in RelevanceField.all.enumerated() {
      lengths[place] += field.length(in: recipe.merged)
    }
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
