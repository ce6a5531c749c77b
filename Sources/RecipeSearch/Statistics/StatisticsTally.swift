package import RecipeMerging

/// Collects the statistics of recipes; whole numbers, so that those of parts may be joined.
package struct StatisticsTally: Sendable {
  /// How long each of `RelevanceField.all` is in all recipes together.
  package private(set) var lengths = Array(repeating: 0, count: RelevanceField.all.count)
  /// The earned ranks of each source, in any order.
  package private(set) var ranks: [String: [Double]] = [:]

  /// Creates an empty tally.
  package init() {}

  /// Adds a recipe.
  package mutating func add(_ recipe: RankedRecipe) {
    add(
      RelevancePrior.EarnedRank(of: recipe),
      lengths: RelevanceField.all.map { $0.length(in: recipe.merged) })
  }

  /// Adds a recipe by what counts of it.
  ///
  /// - Parameters:
  ///   - rank: The rank it earned.
  ///   - other: How long each of `RelevanceField.all` is.
  package mutating func add(_ rank: RelevancePrior.EarnedRank?, lengths other: [Int]) {
    if let rank { ranks[rank.source, default: []].append(rank.rank) }
    for (place, length) in other.enumerated() { lengths[place] += length }
  }

  /// Adds what was collected of other recipes.
  package mutating func add(_ other: StatisticsTally) {
    ranks.merge(other.ranks, uniquingKeysWith: +)
    for place in lengths.indices { lengths[place] += other.lengths[place] }
  }

  /// What was collected.
  package var statistics: CollectionStatistics {
    CollectionStatistics(lengths: lengths, ranks: ranks.mapValues { RankSpread($0) })
  }
}
