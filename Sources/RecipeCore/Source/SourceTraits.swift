/// The settings of a source that are independent of its kind.
package struct SourceTraits: Sendable, Hashable {
  /// The origin of the rank of a record without a social rank.
  package enum RankOrigin: String, Sendable, CaseIterable {
    /// Only the source's own social rank counts.
    case socialRank = "social_rank"
    /// A rating is mapped to its share of 100.
    case rating
  }

  /// The trust in the source when values differ; 1 is the default.
  package let weight: Double
  /// The rank of a record that has none, or `nil` to leave it unranked.
  package let defaultRank: Double?
  /// The origin of a missing rank.
  package let rankOrigin: RankOrigin
  /// True if the source has no recipe twice: at most one of its records joins a cluster.
  package let isUnique: Bool

  /// Creates traits from their values.
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
