/// What the configuration says about any source, whatever its kind.
package struct SourceTraits: Sendable, Hashable {
  /// Where a record without a social rank gets one from.
  package enum RankOrigin: String, Sendable, CaseIterable {
    /// Only the source's own social rank counts.
    case socialRank = "social_rank"
    /// A rating is mapped to its share of 100.
    case rating
  }

  /// How much the source is trusted when values differ; 1 is usual.
  package let weight: Double
  /// The rank of a record that has none; `nil` leaves it unranked.
  package let defaultRank: Double?
  /// Where a missing rank comes from.
  package let rankOrigin: RankOrigin
  /// Whether the source never has one recipe twice: at most one of its records joins a cluster.
  package let isUnique: Bool

  /// Makes traits of their values.
  package init(
    weight: Double = 1, defaultRank: Double? = nil, rankOrigin: RankOrigin = .socialRank,
    isUnique: Bool = false
  ) {
    self.weight = weight
    self.defaultRank = defaultRank
    self.rankOrigin = rankOrigin
    self.isUnique = isUnique
  }
}
