package import RecipeCore

/// The decisions of people about records, as a run read them.
package struct RecordedDecisions: Sendable {
  /// All decisions, in the order in which they were recorded.
  package let decisions: [MatchDecision]
  private let report: @Sendable (Set<RecordReference>) -> Void

  /// Creates a reading of decisions.
  ///
  /// - Parameters:
  ///   - decisions: All decisions.
  ///   - report: Reports the records that decisions name and no source has to the user.
  package init(
    _ decisions: [MatchDecision], report: @escaping @Sendable (Set<RecordReference>) -> Void
  ) {
    self.decisions = decisions
    self.report = report
  }

  /// The decisions in force: of those about one pair the last.
  package var settled: [MatchDecision] { decisions.settled }

  /// Returns the records that decisions name and no source has.
  ///
  /// Those of a source that failed or is disabled may well exist.
  package func absent(from batches: [SourceBatch]) -> Set<RecordReference> {
    let silent = Set(
      batches.map(\.report).filter { $0.isFailure || $0.status == .disabled }.map(\.name))
    var absent = Set(decisions.flatMap { [$0.first, $0.second] })
      .filter { !silent.contains($0.source) }
    guard !absent.isEmpty else { return [] }
    for record in batches.lazy.flatMap(\.records) {
      absent.remove(record.reference)
      if let former = record.numberedReference { absent.remove(former) }
    }
    return absent
  }

  /// Reports the records that decisions name and no source has to the user.
  package func report(absent: Set<RecordReference>) { report(absent) }
}
