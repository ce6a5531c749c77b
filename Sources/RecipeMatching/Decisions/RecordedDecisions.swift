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
    let named = Set(decisions.flatMap { [$0.first, $0.second] })
      .filter { !silent.contains($0.source) }
    guard !named.isEmpty else { return [] }
    let absent = named.subtracting(batches.lazy.flatMap(\.records).map(\.reference))
    let former = FormerNames(of: absent, among: batches.lazy.flatMap(\.records))
    return absent.filter { former[$0] == nil }
  }

  /// Reports the records that decisions name and no source has to the user.
  package func report(absent: Set<RecordReference>) { report(absent) }
}
