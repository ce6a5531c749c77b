package import RecipeCore
import Text

extension ResultDocument where Row == SourceReport {
  /// Returns the reports of the sources, in the order of the configuration.
  package static func sources(_ reports: [SourceReport]) -> ResultDocument<SourceReport> {
    let showsNetwork = reports.contains { $0.networkStatus != nil }
    var document = ResultDocument<SourceReport>(
      head: [
        .recipesSchema,
        OutputMember("complete", .boolean(!reports.contains(where: \.isFailure))),
      ],
      rowsName: "sources", rows: reports,
      fields: SourceFields.all(
        showsCoverage: reports.contains { $0.coverage != nil }, showsNetwork: showsNetwork))
    if showsNetwork { document.narrowLines = \.lines }
    return document
  }
}

extension SourceReport {
  /// The report in words, for a terminal without room for its columns: what is most important first.
  fileprivate var lines: [String] {
    let count = records.counted("record")
    let age = ageSeconds.map { [MinutesText.short($0 / 60)] } ?? []
    return ["\(name)  \(kind)  \(status.rawValue)  \(count)"]
      + age.map { "the oldest answer is \($0) old" } + (networkStatus?.lines ?? [])
      + [error, help].compactMap(\.self)
  }

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
  ///   - showsNetwork: True if a table has columns for the requests that were made, without which, and without
  ///     the remedy, it is not shown.
  static func all(showsCoverage: Bool, showsNetwork: Bool) -> [ResultField<SourceReport>] {
    contract(showsCoverage: showsCoverage, isWhole: showsNetwork)
      + NetworkFields.all(isInTable: showsNetwork) + [
        ResultField(
          "help",
          column: .init(
            "help", priority: showsNetwork ? 0 : 6, minimumWidth: 16, isWrapped: true),
          isInTable: true,
          value: { .optional($0.help) })
      ]
  }

  /// The fields of the command-line contract, in its order.
  static let contract = contract(showsCoverage: false, isWhole: false)

  private static func contract(
    showsCoverage: Bool, isWhole: Bool
  ) -> [ResultField<SourceReport>] {
    gathering(isWhole: isWhole) + CoverageFields.all(isInTable: showsCoverage) { $0.coverage } + [
      ResultField(
        "error",
        column: .init("error", priority: isWhole ? 0 : 3, minimumWidth: 16, isWrapped: true),
        isInTable: true,
        value: { $0.error.map { .text($0) } ?? .null })
    ]
  }

  private static func gathering(isWhole: Bool) -> [ResultField<SourceReport>] {
    [
      ResultField(
        "name", column: .init("source", priority: 0, minimumWidth: 10), isInTable: true,
        value: { .text($0.name) }),
      ResultField(
        "kind", column: .init("kind", priority: 5, minimumWidth: 8), isInTable: true,
        value: { .text($0.kind) }),
      ResultField(
        "status", column: .init("status", priority: isWhole ? 0 : 1, minimumWidth: 14),
        isInTable: true, value: { .text($0.status.rawValue) }),
      ResultField(
        "records",
        column: .init(
          "records", priority: isWhole ? 0 : 2, isRightAligned: true, minimumWidth: 7),
        isInTable: true, value: { .integer($0.records) }),
      ResultField(
        "milliseconds",
        column: .init("time", priority: 4, isRightAligned: true, minimumWidth: 7),
        isInTable: true, cell: { "\($0.milliseconds) ms" }, value: { .integer($0.milliseconds) }),
      ResultField(
        "age_seconds",
        column: .init("age", priority: isWhole ? 0 : 5, isRightAligned: true, minimumWidth: 6),
        isInTable: true, cell: { $0.ageSeconds.map { MinutesText.short($0 / 60) } ?? "" },
        value: { $0.ageSeconds.map { .integer($0) } ?? .null }),
    ]
  }
}
