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

  private let ranks: [String: RankSpread]

  /// Makes what ranks are worth of how they are spread in each source.
  init(_ ranks: [String: RankSpread]) {
    self.ranks = ranks
  }

  /// What the rank of a recipe is worth; `nil` when it has none of its own.
  func value(of recipe: RankedRecipe) -> Value? {
    guard let earned = EarnedRank(of: recipe), let spread = ranks[earned.source] else { return nil }
    let (below, notAbove) = spread.counts(around: earned.rank)
    let place = Double(below + notAbove) / 2
    return Value(
      source: earned.source,
      percentile: (place + 0.5 * Self.assumed) / (Double(spread.count) + Self.assumed),
      ranked: spread.count)
  }
}
