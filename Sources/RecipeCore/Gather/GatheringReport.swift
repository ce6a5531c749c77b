/// The outcome of gathering, without the records.
package struct GatheringReport: Sendable {
  /// The outcome of each source, in the order of the configuration.
  package let sources: [SourceReport]
  /// The diagnostics, source by source.
  package let diagnostics: [Diagnostic]
  /// The configured traits of each source, by name.
  package let traits: [String: SourceTraits]
  /// The records that servers found by a text.
  package let finds: ServerFinds

  /// Creates a report from its parts.
  package init(
    sources: [SourceReport], diagnostics: [Diagnostic], traits: [String: SourceTraits],
    finds: ServerFinds = ServerFinds()
  ) {
    self.sources = sources
    self.diagnostics = diagnostics
    self.traits = traits
    self.finds = finds
  }

  /// Creates the report of some batches.
  package init(_ batches: [SourceBatch]) {
    self.init(
      sources: batches.map(\.report), diagnostics: batches.flatMap(\.diagnostics),
      traits: Dictionary(batches.map { ($0.report.name, $0.traits) }) { first, _ in first },
      finds: batches.reduce(into: ServerFinds()) { $0.add($1.finds) })
  }

  /// The number of records of each source, by name, that lack ingredients until they are fetched.
  package var outlineCounts: [String: Int] {
    Dictionary(sources.map { ($0.name, $0.outlines) }) { first, _ in first }
  }

  /// Returns the report after records were fetched for what is shown.
  ///
  /// - Parameters:
  ///   - completed: The number of completed records of each source, by name.
  ///   - failures: The failures of sources, by name.
  ///   - diagnostics: Further problems.
  package func completing(
    _ completed: [String: Int] = [:], failures: [String: SourceFailure],
    diagnostics: [Diagnostic] = []
  ) -> GatheringReport {
    GatheringReport(
      sources: sources.map {
        $0.completing(completed[$0.name] ?? 0, failure: failures[$0.name])
      }, diagnostics: self.diagnostics + diagnostics, traits: traits, finds: finds)
  }
}
