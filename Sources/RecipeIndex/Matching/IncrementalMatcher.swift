import RecipeCore
import RecipeMatching

/// A matcher that compares only the records that changed since an earlier run.
struct IncrementalMatcher {
  /// The matcher that compares all records.
  let matcher: RecordMatcher

  /// Compares the records of all batches, regardless of decisions.
  ///
  /// The result is that of comparing all, which is also done if more than a tenth of the records
  /// changed, if the food synonyms did, or if the numbers cannot be those of sorted records.
  ///
  /// - Parameters:
  ///   - memory: Returns the memory of the earlier run, or `nil` if there is none; called on any
  ///     thread, concurrently with the sorting of the records.
  ///   - numbers: Returns for each record its number in the earlier run, or -1 if it is new or
  ///     changed. It is called once, if records are merged, with one record for each reference, in
  ///     the order of the references, by which they are numbered in both runs.
  /// - Throws: `IndexCorruption` if `memory` or `numbers` throws it.
  func compare(
    _ batches: [SourceBatch],
    since memory: @escaping @Sendable () throws(IndexCorruption) -> MatchMemory?,
    numbers: (_ records: [RecipeRecord]) throws(IndexCorruption) -> [Int32]
  ) async throws(IndexCorruption) -> ComparedRecords {
    guard matcher.settings.merges else { return await matcher.compare(OrderedRecords(batches)) }
    async let earlier = Result { () throws(IndexCorruption) in try memory() }
    let records = OrderedRecords(batches)
    let previous = try numbers(records.records)
    guard let memory = try await earlier.get(),
      memory.settings == matcher.settings.fingerprint, previous.count == records.records.count,
      let changes = RecordChanges(previous: previous, of: memory.recordCount), changes.areFew
    else { return await matcher.compare(records) }
    let comparison = IncrementalComparison(memory: memory, changes: changes, matcher: matcher)
    return ComparedRecords(records, findings: await comparison.findings(about: records.records))
  }
}
