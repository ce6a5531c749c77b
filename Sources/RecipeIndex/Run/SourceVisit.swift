import RecipeCore
import RecipeMatching
import Text

/// What the sources delivered that a snapshot does not have.
struct SourceVisit: Sendable {
  /// What an earlier run kept; `nil` for nothing.
  let snapshot: IndexSnapshot?
  /// The content of each source, in the order of the configuration.
  let contents: [SourceContent]
  /// True if sources may have delivered only what fits a query.
  let isOfQuery: Bool
  /// What people decided; `nil` when it cannot be read, or nothing is merged.
  let recorded: RecordedDecisions?
  /// When the visit began, in nanoseconds since 1970, or before.
  let moment: Int64

  /// What people decided, as far as it counts.
  var decisions: [MatchDecision] { recorded?.settled ?? [] }

  /// How the sources fared.
  var gathering: GatheringReport {
    GatheringReport(
      sources: contents.map(\.report), diagnostics: contents.flatMap(\.delivered.diagnostics),
      traits: Dictionary(contents.map { ($0.report.name, $0.delivered.traits) }) { first, _ in
        first
      })
  }

  /// The snapshot, when neither the sources nor what people decided have changed since.
  func unchangedSnapshot() throws(ByteReader.Damage) -> IndexSnapshot? {
    guard let snapshot, snapshot.sources.count == contents.count,
      contents.allSatisfy({ $0.isSame(as: snapshot) }),
      try snapshot.facts().decisions == IndexFacts.checksum(of: decisions)
    else { return nil }
    return snapshot
  }

  /// Numbers all records for the next index.
  ///
  /// - Parameter records: All records, in the order of their references.
  /// - Returns: `nil` when they are nothing to keep, see `IndexUpdate`.
  func update(_ records: [RecipeRecord]) throws(ByteReader.Damage) -> IndexUpdate? {
    try IndexUpdate(contents, records: records, since: snapshot, moment: moment)
  }

  /// The batches with all records, those of unchanged sources from the snapshot.
  func batches(_ parallelism: Int) async throws(ByteReader.Damage) -> [SourceBatch] {
    var batches: [SourceBatch] = []
    for content in contents {
      batches.append(try await content.batch(since: snapshot, parallelism))
    }
    return batches
  }
}
