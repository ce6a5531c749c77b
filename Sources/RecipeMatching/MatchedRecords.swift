package import RecipeCore

/// Which records are the same recipe: the boundary between matching and merging.
package struct MatchedRecords: Sendable {
  /// Every record, ordered by reference, whatever order they arrived in.
  package let records: [RecipeRecord]
  /// What the configuration says about each source, by name.
  package let traits: [String: SourceTraits]
  /// A partition of the records, ordered by first member.
  package let clusters: [RecordCluster]
  /// Pairs that are alike but not the same, ordered by their indices.
  package let variants: [RecordPair]

  /// Makes a result of its parts.
  package init(
    records: [RecipeRecord], traits: [String: SourceTraits], clusters: [RecordCluster],
    variants: [RecordPair]
  ) {
    self.records = records
    self.traits = traits
    self.clusters = clusters
    self.variants = variants
  }
}
