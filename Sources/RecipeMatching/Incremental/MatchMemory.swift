/// What a run of the matcher leaves behind, so that a later one compares only what changed.
///
/// Verdicts depend on the two records and the food synonyms, so they hold as long as these do.
package struct MatchMemory: Sendable {
  /// What the settings were, see `MatchSettings.fingerprint`.
  package let settings: UInt64
  /// By what the records met.
  package let index: RecordIndex
  /// The pairs that are the same or variants, by ascending indices.
  package let pairs: [RecordPair]
  /// True if other records may share a cluster, as far as that was asked.
  package let answers: ClusterAnswers

  /// Creates a memory from its parts.
  init(settings: UInt64, index: RecordIndex, pairs: [RecordPair], answers: ClusterAnswers) {
    self.settings = settings
    self.index = index
    self.pairs = pairs
    self.answers = answers
  }

  /// The number of records in the earlier run.
  package var recordCount: Int { index.keys.count }
}
