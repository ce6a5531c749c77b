/// Finds the records that are the same recipe: by canonical URL, and by title with ingredients.
///
/// The result depends on the records only, never on the order of sources or records.
package struct RecordMatcher: Sendable {
  /// Makes a matcher; one that does not merge leaves every record in a cluster of its own.
  package init(merges: Bool) {
  }

  /// Matches all records of all batches.
  package func match(_ batches: [SourceBatch]) -> MatchedRecords {
    MatchedRecords(records: [], traits: [:], clusters: [], variants: [])
  }
}
