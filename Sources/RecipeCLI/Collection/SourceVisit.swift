import RecipeCore
import RecipeIndex
import RecipeMatching
import RecipeStorage

/// What the sources gave that an index does not have.
struct SourceVisit: Sendable {
  /// The index, and where it is kept.
  let run: IndexRun
  /// What each source gave, in the order of the configuration.
  let contents: [SourceContent]
  /// The same as batches; that of a source of which nothing changed has no records.
  let batches: [SourceBatch]
  /// Whether the index turned out to be damaged.
  let isDamaged: Bool
  /// Whether sources may have delivered only what fits a query.
  let isOfQuery: Bool
  /// What people decided; `nil` when it cannot be read, or nothing is merged.
  let decided: DecisionFile?
  /// When the visit began, in nanoseconds since 1970, or before.
  let moment: Int64

  /// What people decided, as far as it counts.
  var decisions: [MatchDecision] { decided?.decisions.settled ?? [] }

  /// Whether neither the sources nor what people decided have changed.
  var isUnchanged: Bool {
    guard unchangedBatches != nil, let facts = try? run.index?.facts() else { return false }
    return facts.decisions == IndexFacts.checksum(of: decisions)
  }

  /// What the next run may begin with.
  ///
  /// - Parameter records: All records, in the order of their references.
  func update(_ records: [RecipeRecord]) -> IndexUpdate? {
    IndexUpdate(contents, records: records, since: run.index, moment: moment)
  }

  /// The batches with the reports of the index, when nothing at all changed.
  var unchangedBatches: [SourceBatch]? {
    guard !isDamaged, let index = run.index, index.sourceCount == contents.count,
      contents.allSatisfy({ $0.isSame(as: index) })
    else { return nil }
    return batches
  }

  /// The batches with all records, those of unchanged sources from the index; `nil` when that is
  /// damaged.
  func wholeBatches(_ parallelism: Int) async -> [SourceBatch]? {
    guard !isDamaged else { return nil }
    guard let index = run.index else { return batches }
    var whole: [SourceBatch] = []
    for content in contents {
      guard let batch = await content.wholeBatch(from: index, parallelism) else { return nil }
      whole.append(batch)
    }
    return whole
  }
}
