import RecipeCore
package import RecipeMerging

/// The prior of recipes: the percentile of their social rank within their own source.
///
/// Ranks of two sources are not on one scale, and many are equal: so the mid-rank percentile within
/// the source is used, shrunk towards the middle if the source has few ranked recipes. A rank that
/// only the configuration gives is ignored.
package struct RelevancePrior: Sendable {
  /// A rank given by a source or derived from a rating.
  package struct EarnedRank: Sendable {
    /// The source it comes from.
    package let source: String
    /// The rank.
    let rank: Double

    /// Creates the rank of a recipe, or `nil` if it has none, or only by the configuration.
    package init?(of recipe: RankedRecipe) {
      guard let rank = recipe.socialRank, rank.origin != .byDefault,
        recipe.merged.members.indices.contains(rank.member)
      else { return nil }
      source = recipe.merged.members[rank.member].reference.source
      self.rank = rank.value.value
    }
  }

  /// The number of pseudo-observations of an average recipe, by which percentiles are shrunk.
  private static let assumed = 10.0

  /// The sources that have ranked recipes, sorted by name.
  package let sources: [String]
  /// The distribution of ranks of each source.
  private let spreads: [RankSpread]

  /// Creates the prior from the distribution of ranks in each source.
  init(_ ranks: [String: RankSpread]) {
    let sorted = ranks.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    sources = sorted.map(\.key)
    spreads = sorted.map(\.value)
  }

  /// Returns the percentile of an earned rank, or `nil` if its source has no ranks.
  func rank(_ earned: EarnedRank) -> RelevanceFacts.Rank? {
    guard let source = sources.firstIndex(of: earned.source) else { return nil }
    let percentile = withPercentiles(ofSource: source) { $0.of(earned.rank) }
    return RelevanceFacts.Rank(source: source, percentile: percentile)
  }

  /// Returns the number of ranked recipes of a source, by its index.
  func rankedCount(ofSource source: Int) -> Int { spreads[source].count }

  /// Returns the percentiles of ranks in a source, by its index; fastest if the ranks are about sorted.
  package func percentiles(of ranks: [Double], inSource source: Int) -> [Double] {
    withPercentiles(ofSource: source) { percentiles in ranks.map { percentiles.of($0) } }
  }

  private func withPercentiles<Value>(
    ofSource source: Int, _ body: (inout Percentiles) -> Value
  ) -> Value {
    let spread = spreads[source]
    return spread.withLookup { lookup in
      var percentiles = Percentiles(ranks: lookup, place: spread.valueCount)
      return body(&percentiles)
    }
  }

  /// The percentiles of ranks in one source, fastest if queried in about the order of the ranks.
  private struct Percentiles {
    fileprivate let ranks: RankLookup
    /// The place where the last rank was found.
    fileprivate var place: Int

    /// Returns the percentile of a rank, shrunk towards 0.5, from 0 to 1.
    mutating func of(_ rank: Double) -> Double {
      let (below, notAbove) = ranks.counts(around: rank, near: &place)
      let middle = Double(below + notAbove) / 2
      return (middle + 0.5 * RelevancePrior.assumed)
        / (Double(ranks.count) + RelevancePrior.assumed)
    }
  }
}
