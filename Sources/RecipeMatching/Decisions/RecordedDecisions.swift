package import RecipeCore

/// What people decided about records, as a run read it.
package struct RecordedDecisions: Sendable {
  /// All of it, in the order in which it was written down.
  package let decisions: [MatchDecision]
  private let report: @Sendable (Set<RecordReference>) -> Void

  /// Makes a reading of decisions.
  ///
  /// - Parameters:
  ///   - decisions: All decisions.
  ///   - report: Tells the user of records that decisions name and no source has.
  package init(
    _ decisions: [MatchDecision], report: @escaping @Sendable (Set<RecordReference>) -> Void
  ) {
    self.decisions = decisions
    self.report = report
  }

  /// The decisions in force: of those about one pair the last.
  package var settled: [MatchDecision] { decisions.settled }

  /// The records that decisions name and no source has.
  ///
  /// Those of a source that failed, or is turned off, may well be there.
  package func absent(from batches: [SourceBatch]) -> Set<RecordReference> {
    let silent = Set(
      batches.map(\.report).filter { $0.status.isFailure || $0.status == .disabled }.map(\.name))
    var absent = Set(decisions.flatMap { [$0.first, $0.second] })
      .filter { !silent.contains($0.source) }
    guard !absent.isEmpty else { return [] }
    for record in batches.lazy.flatMap(\.records) { absent.remove(record.reference) }
    return absent
  }

  /// Tells the user of records that decisions name and no source has.
  package func report(absent: Set<RecordReference>) { report(absent) }
}
