package import RecipeCore

/// The clusters of records that are the same recipe: the boundary between matching and merging.
package struct MatchedRecords: Sendable {
  /// Every record, ordered by reference, whatever order they arrived in.
  package let records: [RecipeRecord]
  /// The settings of each source, by name.
  package let traits: [String: SourceTraits]
  /// A partition of the records, ordered by first member.
  package let clusters: [RecordCluster]
  /// Pairs that are alike but not the same, ordered by their indices.
  package let variants: [RecordPair]
  /// The comparison that the clusters come from, so that it is not freed before they are; `nil` if it
  /// was let go.
  private var compared: ComparedRecords?

  /// Creates a result from its parts.
  package init(
    records: [RecipeRecord], traits: [String: SourceTraits], clusters: [RecordCluster],
    variants: [RecordPair]
  ) {
    self.records = records
    self.traits = traits
    self.clusters = clusters
    self.variants = variants
  }

  /// Returns the same records with the comparison that their clusters come from.
  func holding(_ compared: ComparedRecords) -> MatchedRecords {
    var copy = self
    copy.compared = compared
    return copy
  }
}
