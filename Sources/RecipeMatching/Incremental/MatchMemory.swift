/// The findings of a run of the matcher, so that a later one compares only what changed.
///
/// Verdicts depend on the two records and the food synonyms, so they are valid until these change.
package struct MatchMemory: Sendable {
  /// The fingerprint of the settings; see `MatchSettings.fingerprint`.
  package let settings: UInt64
  /// The blocking keys and foods of the records.
  package let index: RecordIndex
  /// The pairs that are the same or variants, by ascending indices.
  package let pairs: [RecordPair]
  /// The answers to whether other records may share a cluster, as far as they were needed.
  package let answers: ClusterAnswers

  /// The number of records in the earlier run.
  package var recordCount: Int { index.keys.count }
}
