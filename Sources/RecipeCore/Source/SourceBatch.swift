/// The result of one source in one run: the boundary between gathering and matching.
package struct SourceBatch: Sendable {
  /// The outcome of the run.
  package let report: SourceReport
  /// The settings from the configuration.
  package let traits: SourceTraits
  /// True if the source says that it left out no record, although only some matter to the request.
  package let isWhole: Bool
  /// The delivered records, in no particular order.
  package let records: [RecipeRecord]
  /// The problems found.
  package let diagnostics: [Diagnostic]

  /// Creates a batch from its parts.
  package init(
    report: SourceReport, traits: SourceTraits, records: [RecipeRecord] = [],
    isWhole: Bool = false, diagnostics: [Diagnostic] = []
  ) {
    self.report = report
    self.traits = traits
    self.records = records
    self.isWhole = isWhole
    self.diagnostics = diagnostics
  }
}
