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

/// Records that are one recipe.
package struct RecordCluster: Sendable, Hashable {
  /// Indices into `MatchedRecords.records`, ascending, at least one.
  package let members: [Int]
  /// Why: the pairs that joined the members, by indices into `MatchedRecords.records`.
  package let links: [RecordPair]

  /// Makes a cluster of its parts.
  package init(members: [Int], links: [RecordPair] = []) {
    self.members = members
    self.links = links
  }
}

/// What was found about two records.
package struct RecordPair: Sendable, Hashable {
  /// What they are to each other.
  package enum Verdict: String, Sendable {
    case same
    case variant
    case different
  }

  /// Index of the first record.
  package let first: Int
  /// Index of the second record, greater than `first`.
  package let second: Int
  /// What they are to each other.
  package let verdict: Verdict
  /// How alike they are, from 0 to 1.
  package let score: Double
  /// Why, in words.
  package let reasons: [String]

  /// Makes a pair of its parts.
  package init(first: Int, second: Int, verdict: Verdict, score: Double, reasons: [String]) {
    self.first = first
    self.second = second
    self.verdict = verdict
    self.score = score
    self.reasons = reasons
  }
}
