import RecipeMatching
import Text

/// The findings of a run of the matcher, so that a later one compares only what changed.
///
/// Verdicts depend on the two records and the food synonyms, so they are valid until these change.
struct MatchMemory: Sendable {
  /// The fingerprint of the settings; see `MatchSettings.fingerprint`.
  let settings: UInt64
  /// The blocking keys and foods of the records.
  let index: RecordIndex
  /// The pairs that are the same or variants, by ascending indices.
  let pairs: [RecordPair]
  /// The answers to whether other records may share a cluster, as far as they were needed.
  let answers: ClusterAnswers

  /// The number of records in the earlier run.
  var recordCount: Int { index.keys.count }
}

extension MatchMemory {
  /// Keeps the findings of a comparison, including the answers that clustering asked for so far.
  ///
  /// - Returns: `nil` if every record is a recipe of its own.
  init?(_ compared: ComparedRecords, settings: MatchSettings) {
    guard let findings = compared.findings else { return nil }
    self.init(
      settings: settings.fingerprint, index: findings.index, pairs: findings.pairs,
      answers: findings.answers)
  }
}

extension MatchSettings {
  /// A hash of the settings that affect how two records are compared.
  var fingerprint: UInt64 {
    var writer = ByteWriter()
    writer.write(caution.rawValue)
    for group in foodSynonyms {
      writer.write(group.count)
      for name in group { writer.write(name) }
    }
    return StableHash.of(writer.bytes)
  }
}
