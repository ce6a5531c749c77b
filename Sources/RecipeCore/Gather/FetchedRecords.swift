/// Complete records, and why a source could not give all of them.
package struct FetchedRecords: Sendable {
  /// The records.
  package var records: [RecipeRecord] = []
  /// The problems found.
  package var diagnostics: [Diagnostic] = []
  /// The failures, by the name of the source; the status is `stale` if cached answers were used instead.
  package var failures: [String: SourceFailure] = [:]

  /// Creates a fetch from its parts.
  package init(records: [RecipeRecord] = [], diagnostics: [Diagnostic] = []) {
    self.records = records
    self.diagnostics = diagnostics
  }

  /// Adds the records, problems and failures of another source.
  mutating func add(_ other: FetchedRecords) {
    records += other.records
    diagnostics += other.diagnostics
    failures.merge(other.failures) { first, _ in first }
  }
}
