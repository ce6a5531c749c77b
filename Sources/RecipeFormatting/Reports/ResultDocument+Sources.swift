package import RecipeCore

extension ResultDocument where Row == SourceReport {
  /// Returns the reports of the sources, in the order of the configuration.
  package static func sources(_ reports: [SourceReport]) -> ResultDocument<SourceReport> {
    ResultDocument(
      head: [
        .recipesSchema,
        OutputMember("complete", .boolean(!reports.contains(where: \.isFailure))),
      ],
      rowsName: "sources", rows: reports,
      fields: SourceFields.all(
        showsCoverage: reports.contains { $0.coverage != nil },
        showsNetwork: reports.contains { $0.standing != nil }))
  }
}

extension SourceReport {
  /// The report as in the envelope of every JSON output.
  var outputValue: OutputValue {
    .object(SourceFields.contract.map { OutputMember($0.name, $0.value(self)) })
  }
}

/// The fields of a source's report in output.
enum SourceFields {
  /// Returns the fields of the contract, and the remedy for a failure.
  ///
  /// - Parameters:
  ///   - showsCoverage: True if a table has a column for the share that was read.
  ///   - showsNetwork: True if a table has columns for the requests that were made.
  static func all(showsCoverage: Bool, showsNetwork: Bool) -> [ResultField<SourceReport>] {
    contract(showsCoverage: showsCoverage) + NetworkFields.all(isInTable: showsNetwork) + [
      ResultField(
        "help", column: .init("help", priority: 6, minimumWidth: 16, isWrapped: true),
        isInTable: true,
        value: { .optional($0.help) })
    ]
  }

  /// The fields of the command-line contract, in its order.
  static let contract = contract(showsCoverage: false)

  private static func contract(showsCoverage: Bool) -> [ResultField<SourceReport>] {
    gathering + CoverageFields.all(isInTable: showsCoverage) { $0.coverage } + [
      ResultField(
        "error", column: .init("error", priority: 3, minimumWidth: 16, isWrapped: true),
        isInTable: true,
        value: { $0.error.map { .text($0) } ?? .null })
    ]
  }

  private static let gathering: [ResultField<SourceReport>] = [
    ResultField(
      "name", column: .init("source", priority: 0, minimumWidth: 10), isInTable: true,
      value: { .text($0.name) }),
    ResultField(
      "kind", column: .init("kind", priority: 5, minimumWidth: 8), isInTable: true,
      value: { .text($0.kind) }),
    ResultField(
      "status", column: .init("status", priority: 1, minimumWidth: 14), isInTable: true,
      value: { .text($0.status.rawValue) }),
    ResultField(
      "records", column: .init("records", priority: 2, isRightAligned: true, minimumWidth: 7),
      isInTable: true, value: { .integer($0.records) }),
    ResultField(
      "milliseconds",
      column: .init("time", priority: 4, isRightAligned: true, minimumWidth: 7), isInTable: true,
      cell: { "\($0.milliseconds) ms" }, value: { .integer($0.milliseconds) }),
    ResultField(
      "age_seconds", column: .init("age", priority: 5, isRightAligned: true, minimumWidth: 6),
      isInTable: true, cell: { $0.ageSeconds.map { MinutesText.short($0 / 60) } ?? "" },
      value: { $0.ageSeconds.map { .integer($0) } ?? .null }),
  ]
}
