import RecipeCore
import RecipeMatching

/// The content of the sources that a snapshot lacks.
struct SourceVisit: Sendable {
  /// The snapshot of an earlier run, or `nil` if there is none.
  let snapshot: IndexSnapshot?
  /// The content of each source, in the order of the configuration.
  let contents: [SourceContent]
  /// True if sources may have left out records that do not matter to the question.
  let isPartial: Bool
  /// People's decisions; `nil` if they cannot be read, or nothing is merged.
  let recorded: RecordedDecisions?
  /// The start of the visit, in nanoseconds since 1970, or an earlier time.
  let moment: Int64

  /// The decisions in effect.
  var decisions: [MatchDecision] { recorded?.settled ?? [] }

  /// The reports of the sources.
  var gathering: GatheringReport {
    let delivered = GatheringReport(contents.map(\.delivered))
    return GatheringReport(
      sources: contents.map(\.report), diagnostics: delivered.diagnostics,
      traits: delivered.traits, finds: delivered.finds)
  }

  /// Returns the snapshot if neither the sources nor the decisions have changed since.
  func unchangedSnapshot() throws(IndexCorruption) -> IndexSnapshot? {
    guard let snapshot, snapshot.sources.count == contents.count,
      contents.allSatisfy({ $0.isSame(as: snapshot) }),
      try snapshot.facts().decisions == IndexFacts.checksum(of: decisions)
    else { return nil }
    return snapshot
  }

  /// Numbers all records for the next index.
  ///
  /// - Parameter records: All records, in the order of their references.
  /// - Returns: `nil` if they cannot be kept, see `IndexUpdate`.
  func update(_ records: [RecipeRecord]) throws(IndexCorruption) -> IndexUpdate? {
    try IndexUpdate(contents, records: records, since: snapshot, moment: moment)
  }

  /// Returns the batches with all records; those of unchanged sources are read from the snapshot.
  func batches(_ parallelism: Int) async throws(IndexCorruption) -> [SourceBatch] {
    var batches: [SourceBatch] = []
    for content in contents {
      batches.append(try await content.batch(since: snapshot, parallelism))
    }
    return batches
  }
}
