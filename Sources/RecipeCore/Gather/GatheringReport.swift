/// The outcome of gathering, without the records.
package struct GatheringReport: Sendable {
  /// The outcome of each source, in the order of the configuration.
  package let sources: [SourceReport]
  /// The diagnostics, source by source.
  package let diagnostics: [Diagnostic]
  /// The configured traits of each source, by name.
  package let traits: [String: SourceTraits]

  /// Creates a report from its parts.
  package init(
    sources: [SourceReport], diagnostics: [Diagnostic], traits: [String: SourceTraits]
  ) {
    self.sources = sources
    self.diagnostics = diagnostics
    self.traits = traits
  }

  /// Creates the report of some batches.
  package init(_ batches: [SourceBatch]) {
    self.init(
      sources: batches.map(\.report), diagnostics: batches.flatMap(\.diagnostics),
      traits: Dictionary(batches.map { ($0.report.name, $0.traits) }) { first, _ in first })
  }
}
