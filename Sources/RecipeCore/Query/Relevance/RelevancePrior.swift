/// How far up a recipe stands among those of its own source by social rank.
///
/// Ranks of two sources are not on one scale, and many are equal: so the mid-rank percentile inside
/// the source counts, which few ranked recipes draw towards the middle. A rank that only the
/// configuration gives says nothing.
struct RelevancePrior: Sendable {
  /// What the rank of a recipe is worth.
  struct Value: Sendable {
    /// The source the rank comes from.
    let source: String
    /// The percentile, drawn towards 0.5, from 0 to 1.
    let percentile: Double
    /// How many recipes of the source are ranked.
    let ranked: Int
  }

  /// A rank that a source gave or a rating earned.
  struct EarnedRank: Sendable {
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
  let sources: [String]
  /// How the ranks of each source are spread.
  private let spreads: [RankSpread]

  /// Makes what ranks are worth of how they are spread in each source.
  init(_ ranks: [String: RankSpread]) {
    let sorted = ranks.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    sources = sorted.map(\.key)
    spreads = sorted.map(\.value)
  }

  /// A rank with its source's place; `nil` when the source has none.
  func rank(_ earned: EarnedRank) -> RelevanceFacts.Rank? {
    sources.firstIndex(of: earned.source).map {
      RelevanceFacts.Rank(source: $0, value: earned.rank)
    }
  }

  /// What a rank is worth.
  func value(of rank: RelevanceFacts.Rank) -> Value {
    var percentiles = Percentiles(self)
    return Value(
      source: sources[rank.source], percentile: percentiles.of(rank),
      ranked: spreads[rank.source].count)
  }

  /// How far up ranks are, asked for in about the order of the ranks.
  struct Percentiles {
    private let prior: RelevancePrior
    /// Where the last rank of each source was found.
    private var places: [Int]

    /// Makes percentiles of what ranks are worth.
    init(_ prior: RelevancePrior) {
      self.prior = prior
      places = prior.spreads.map(\.values.count)
    }

    /// How far up a rank is, drawn towards 0.5, from 0 to 1.
    mutating func of(_ rank: RelevanceFacts.Rank) -> Double {
      let spread = prior.spreads[rank.source]
      let (below, notAbove) = spread.counts(around: rank.value, near: &places[rank.source])
      let place = Double(below + notAbove) / 2
      return (place + 0.5 * RelevancePrior.assumed)
        / (Double(spread.count) + RelevancePrior.assumed)
    }
  }
}
