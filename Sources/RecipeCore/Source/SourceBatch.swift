/// All that one source gave in one run: the boundary between gathering and matching.
package struct SourceBatch: Sendable {
  /// How the source fared.
  package let report: SourceReport
  /// What the configuration says about it.
  package let traits: SourceTraits
  /// What it delivered, in no particular order.
  package let records: [RecipeRecord]
  /// What was odd.
  package let diagnostics: [Diagnostic]

  /// Makes a batch of its parts.
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
