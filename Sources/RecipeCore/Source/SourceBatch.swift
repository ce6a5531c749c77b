/// The result of one source in one run: the boundary between gathering and matching.
package struct SourceBatch: Sendable {
  /// The outcome of the run.
  package let report: SourceReport
  /// The settings from the configuration.
  package let traits: SourceTraits
  /// True if the source says that it left out no record, although only some matter to the request.
  package let isWhole: Bool
  /// True if the source may have the recipe that a person named, but was not asked for all of it.
  package let isUndecided: Bool
  /// The records that the server found by a text.
  package let finds: ServerFinds
  /// The delivered records, in no particular order.
  package let records: [RecipeRecord]
  /// The problems found.
  package let diagnostics: [Diagnostic]

  /// Creates a batch from its parts.
  package init(
    report: SourceReport, traits: SourceTraits, records: [RecipeRecord] = [],
    isWhole: Bool = false, isUndecided: Bool = false, finds: ServerFinds = ServerFinds(),
    diagnostics: [Diagnostic] = []
  ) {
    self.report = report
    self.traits = traits
    self.records = records
    self.isWhole = isWhole
    self.isUndecided = isUndecided
    self.finds = finds
    self.diagnostics = diagnostics
  }

  /// Returns the batch with more records, which only a question about them brings.
  package func adding(_ more: [RecipeRecord]) -> SourceBatch {
    more.isEmpty
      ? self
      : SourceBatch(
        report: report, traits: traits, records: records + more, isWhole: isWhole,
        isUndecided: isUndecided, finds: finds, diagnostics: diagnostics)
  }

  /// Returns the batch of the second question of a run.
  ///
  /// - Parameters:
  ///   - first: The batch of the first question.
  ///   - milliseconds: The time until the second question was asked.
  package func following(_ first: SourceBatch, after milliseconds: Int) -> SourceBatch {
    SourceBatch(
      report: report.starting(after: milliseconds), traits: traits, records: records,
      isWhole: isWhole, finds: finds, diagnostics: first.diagnostics + diagnostics)
  }
}
