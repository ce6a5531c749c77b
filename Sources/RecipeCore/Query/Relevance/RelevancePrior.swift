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

  /// How many recipes weigh as much as the assumption that a recipe is average.
  private static let assumed = 10.0

  private let ranks: [String: [Double]]

  /// Collects the ranks of all recipes, source by source.
  init(_ recipes: [RankedRecipe]) {
    var ranks: [String: [Double]] = [:]
    for recipe in recipes {
      if let (source, rank) = recipe.earnedRank { ranks[source, default: []].append(rank) }
    }
    self.ranks = ranks.mapValues { $0.sorted() }
  }

  /// What the rank of a recipe is worth; `nil` when it has none of its own.
  func value(of recipe: RankedRecipe) -> Value? {
    guard let (source, rank) = recipe.earnedRank, let ranks = ranks[source] else { return nil }
    let below = Self.count(below: rank, in: ranks) { $0 < $1 }
    let notAbove = Self.count(below: rank, in: ranks) { $0 <= $1 }
    let count = Double(ranks.count)
    let place = Double(below + notAbove) / 2
    return Value(
      source: source, percentile: (place + 0.5 * Self.assumed) / (count + Self.assumed),
      ranked: ranks.count)
  }

  /// How many of the sorted ranks come before a rank.
  private static func count(
    below rank: Double, in ranks: [Double], by isBefore: (Double, Double) -> Bool
  ) -> Int {
    var (low, high) = (0, ranks.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(ranks[middle], rank) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension RankedRecipe {
  /// The rank that a source gave or a rating earned, with its source.
  fileprivate var earnedRank: (source: String, rank: Double)? {
    guard let socialRank, socialRank.origin != .byDefault,
      merged.members.indices.contains(socialRank.member)
    else { return nil }
    return (merged.members[socialRank.member].reference.source, socialRank.value.value)
  }
}
