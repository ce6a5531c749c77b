/// The result of one source in one run: the boundary between gathering and matching.
package struct SourceBatch: Sendable {
  /// The outcome of the run.
  package let report: SourceReport
  /// The settings from the configuration.
  package let traits: SourceTraits
  /// True if the source says that it left out no record, although only some matter to the request.
  package let isWhole: Bool
  /// True if the source has no recipe with the id that a person typed, and its list was not read.
  package let isListUnread: Bool
  /// The delivered records, in no particular order.
  package let records: [RecipeRecord]
  /// The problems found.
  package let diagnostics: [Diagnostic]

  /// Creates a batch from its parts.
  package init(
    report: SourceReport, traits: SourceTraits, records: [RecipeRecord] = [],
    isWhole: Bool = false, isListUnread: Bool = false, diagnostics: [Diagnostic] = []
  ) {
    self.report = report
    self.traits = traits
    self.records = records
    self.isWhole = isWhole
    self.isListUnread = isListUnread
    self.diagnostics = diagnostics
  }
}
