/// The result of one source in one run: the boundary between gathering and matching.
package struct SourceBatch: Sendable {
  /// The outcome of the run.
  package let report: SourceReport
  /// The settings from the configuration.
  package let traits: SourceTraits
  /// The delivered records, in no particular order.
  package let records: [RecipeRecord]
  /// The problems found.
  package let diagnostics: [Diagnostic]

  /// Creates a batch from its parts.
  package init(
    report: SourceReport, traits: SourceTraits, records: [RecipeRecord] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.report = report
    self.traits = traits
    self.records = records
    self.diagnostics = diagnostics
  }
}
