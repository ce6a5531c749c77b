package import RecipeMerging

/// The statistics of recipes while they are read; integers, so that parts can be added in any order.
package struct StatisticsTally: Sendable {
  /// The total length of each of `RelevanceField.all`.
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

  /// Adds a recipe whose rank and lengths are known.
  ///
  /// - Parameters:
  ///   - rank: Its earned rank.
  ///   - other: The length of each of `RelevanceField.all`.
  package mutating func add(_ rank: RelevancePrior.EarnedRank?, lengths other: [Int]) {
    if let rank { ranks[rank.source, default: []].append(rank.rank) }
    for (place, length) in other.enumerated() { lengths[place] += length }
  }

  /// Adds the statistics of other recipes.
  package mutating func add(_ other: StatisticsTally) {
    ranks.merge(other.ranks, uniquingKeysWith: +)
    for place in lengths.indices { lengths[place] += other.lengths[place] }
  }

  /// The statistics of all recipes that were added.
  package var statistics: CollectionStatistics {
    CollectionStatistics(lengths: lengths, ranks: ranks.mapValues { RankSpread($0) })
  }
}
