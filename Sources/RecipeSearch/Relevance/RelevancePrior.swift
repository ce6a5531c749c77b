import RecipeCore
import RecipeMerging

/// How far up a recipe stands among those of its own source by social rank.
///
/// Ranks of two sources are not on one scale, and many are equal: so the mid-rank percentile inside
/// the source counts, which few ranked recipes draw towards the middle. A rank that only the
/// configuration gives says nothing.
package struct RelevancePrior: Sendable {
  /// A rank that a source gave or a rating earned.
  package struct EarnedRank: Sendable {
    /// The source it comes from.
    let source: String
    /// The rank.
    let rank: Double

    /// The rank of a recipe; `nil` when it has none, or only by the configuration.
    init?(of recipe: RankedRecipe) {
      guard let rank = recipe.socialRank, rank.origin != .byDefault,
        recipe.merged.members.indices.contains(rank.member)
      else { return nil }
      source = recipe.merged.members[rank.member].reference.source
      self.rank = rank.value.value
    }
  }

  /// How many recipes weigh as much as the assumption that a recipe is average.
  private static let assumed = 10.0

  /// The sources that have ranked recipes, in the order of their names.
  package let sources: [String]
  /// How the ranks of each source are spread.
  private let spreads: [RankSpread]

  /// Makes what ranks are worth of how they are spread in each source.
  init(_ ranks: [String: RankSpread]) {
    let sorted = ranks.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    sources = sorted.map(\.key)
    spreads = sorted.map(\.value)
  }

  /// What an earned rank is worth; `nil` when its source has none.
  package func rank(_ earned: EarnedRank) -> RelevanceFacts.Rank? {
    guard let source = sources.firstIndex(of: earned.source) else { return nil }
    let percentile = withPercentiles(ofSource: source) { $0.of(earned.rank) }
    return RelevanceFacts.Rank(source: source, percentile: percentile)
  }

  /// How many recipes of a source are ranked, by its place.
  func rankedCount(ofSource source: Int) -> Int { spreads[source].count }

  /// Calls `body` with the percentiles of a source, by its place, which must not be kept longer.
  func withPercentiles<Value, Failure: Error>(
    ofSource source: Int, _ body: (inout Percentiles) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let spread = spreads[source]
    return try spread.withLookup { lookup throws(Failure) in
      var percentiles = Percentiles(ranks: lookup, place: spread.valueCount)
      return try body(&percentiles)
    }
  }

  /// How far up ranks of a source are, asked for in about the order of the ranks.
  struct Percentiles {
    fileprivate let ranks: RankLookup
    /// Where the last rank was found.
    fileprivate var place: Int

    /// How far up a rank is, drawn towards 0.5, from 0 to 1.
    mutating func of(_ rank: Double) -> Double {
      let (below, notAbove) = ranks.counts(around: rank, near: &place)
      let middle = Double(below + notAbove) / 2
      return (middle + 0.5 * RelevancePrior.assumed)
        / (Double(ranks.count) + RelevancePrior.assumed)
    }
  }
}
