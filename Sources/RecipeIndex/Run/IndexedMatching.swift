import RecipeCore
import RecipeMatching
import RecipeMerging

/// The clusters of a run's records, of which only those that changed since a snapshot were
/// compared.
struct IndexedMatching: Sendable {
  /// The state of matching that the next run reuses; `nil` if nothing was compared.
  ///
  /// The rest of the state is freed, as it takes a gigabyte for a million records.
  let memory: MatchMemory?
  /// The records and their clusters.
  let matched: MatchedRecords
  /// The request and the decisions.
  let facts: IndexFacts
  /// The numbers of the records in the next index, or `nil` if there is nothing to keep.
  let update: IndexUpdate?

  private let snapshot: IndexSnapshot?

  /// Matches all records.
  ///
  /// - Parameters:
  ///   - visit: The records that the sources delivered, and the decisions.
  ///   - batches: All records of the sources.
  ///   - facts: The request and the decisions.
  ///   - matcher: Compares records.
  init(
    _ visit: SourceVisit, _ batches: [SourceBatch], _ facts: IndexFacts, by matcher: RecordMatcher
  ) async throws(IndexCorruption) {
    self.facts = facts
    snapshot = visit.snapshot
    var numbered: IndexUpdate?
    let compared: ComparedRecords
    if let snapshot {
      compared = try await IncrementalMatcher(matcher: matcher).compare(batches) {
        () throws(IndexCorruption) in
        try snapshot.memory()
      } numbers: { records throws(IndexCorruption) in
        numbered = try visit.update(records)
        return numbered?.previous ?? []
      }
    } else {
      compared = await matcher.compare(OrderedRecords(batches))
    }
    matched = compared.matched(by: visit.decisions)
    memory = MatchMemory(compared, settings: matcher.settings)
    if let numbered { update = numbered } else { update = try visit.update(matched.records) }
  }

  /// Merges each cluster; one with the same records as in the snapshot is taken from there.
  ///
  /// - Parameter work: Distributes the clusters.
  func merged(_ work: ParallelMap) async throws(IndexCorruption) -> [MergedRecipe] {
    guard let snapshot, let update else {
      return await IncrementalMerger(work: work).merge(matched)
    }
    let corruption = CorruptionLatch()
    let earlier = EarlierRecipes(numbers: update.previous) { members in
      corruption.catching { () throws(IndexCorruption) in try snapshot.merged(of: members) }
    }
    let merged = await IncrementalMerger(work: work, reusing: earlier).merge(matched)
    try corruption.check()
    return merged
  }
}
