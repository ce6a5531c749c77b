/// How the sources fared when they were asked, without what they delivered.
package struct GatheringReport: Sendable {
  /// How each source fared, in the order of the configuration.
  package let sources: [SourceReport]
  /// What was odd, source by source.
  package let diagnostics: [Diagnostic]
  /// What the configuration says about each source, by name.
  package let traits: [String: SourceTraits]

  /// Makes a report of its parts.
  package init(
    sources: [SourceReport], diagnostics: [Diagnostic], traits: [String: SourceTraits]
  ) {
    self.sources = sources
    self.diagnostics = diagnostics
    self.traits = traits
  }

  /// Reports how the sources of some batches fared.
  package init(_ batches: [SourceBatch]) {
    self.init(
      sources: batches.map(\.report), diagnostics: batches.flatMap(\.diagnostics),
      traits: Dictionary(batches.map { ($0.report.name, $0.traits) }) { first, _ in first })
  }
}
