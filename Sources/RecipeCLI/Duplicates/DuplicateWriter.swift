import RecipeCore
import RecipeFormatting
import RecipeMatching

/// The output of `recipes duplicates`.
struct DuplicateWriter {
  /// The structures of a result.
  enum Shape {
    /// Records one below the other, for people.
    case lines
    /// Nested objects, for JSON.
    case objects
    /// Rows of texts and numbers, for spreadsheets and templates.
    case rows
  }

  /// The output plan.
  let plan: OutputPlan
  /// The structure.
  let shape: Shape
  /// The parts to write.
  let parts: Set<DuplicateReport.Part>
  /// The finder of differences, or `nil` if they were not requested.
  let differences: DifferenceFinder?
  /// True to use colours.
  let usesColor: Bool

  /// Writes a page.
  func write(_ report: DuplicateReport, to context: CommandContext) throws(CommandFailure) {
    switch shape {
    case .lines: try writeLines(report.byRecipe, to: context)
    case .objects where showsPairs:
      try write(.variants(report, differences: differences), of: report, to: context)
    case .objects: try write(.clusters(report, differences: differences), of: report, to: context)
    case .rows where showsPairs:
      try write(.variantRows(report, differences: differences), of: report, to: context)
    case .rows: try write(.memberRows(report, differences: differences), of: report, to: context)
    }
  }

  private func write<Row>(
    _ document: ResultDocument<Row>, of report: DuplicateReport, to context: CommandContext
  ) throws(CommandFailure) {
    try plan.write(document, to: context)
    plan.tellPart(of: document, isWhole: report.isWhole, to: context)
  }

  /// Returns the fields of a result with a structure.
  static func fieldNames(of shape: Shape, _ parts: Set<DuplicateReport.Part>) -> [String] {
    let nothing = DuplicateReport([], .none, parts: parts)
    return switch (shape, parts == [.variants]) {
    case (.objects, true): ResultDocument.variants(nothing).fields.map(\.name)
    case (.objects, false): ResultDocument.clusters(nothing).fields.map(\.name)
    case (_, true): ResultDocument.variantRows(nothing).fields.map(\.name)
    case (_, false): ResultDocument.memberRows(nothing).fields.map(\.name)
    }
  }

  private var showsPairs: Bool { parts == [.variants] }
}

// MARK: - For people

extension DuplicateWriter {
  private func writeLines(
    _ report: DuplicateReport, to context: CommandContext
  ) throws(CommandFailure) {
    if let differences {
      try writeDifferences(report, differences, to: context)
    } else {
      try writeTable(report, to: context)
    }
  }

  /// Writes a table, or on a narrow terminal a list.
  private func writeTable(
    _ report: DuplicateReport, to context: CommandContext
  ) throws(CommandFailure) {
    let terminal = plan.shape == .table ? context.world.output.terminal : nil
    guard let width = terminal?.width, width < DuplicateList.tableWidth else {
      return try plan.write(.duplicates(report), to: context)
    }
    try context.write { buffer in
      DuplicateList(width: width, usesColor: usesColor).write(report, to: &buffer)
    }
  }

  /// A document gets the differences as a block that is shown as a diff.
  private func writeDifferences(
    _ report: DuplicateReport, _ differences: DifferenceFinder, to context: CommandContext
  ) throws(CommandFailure) {
    let isTable = plan.shape == .table
    let page = DifferencePage(
      width: isTable ? context.world.output.terminal?.width : nil, usesColor: usesColor && isTable)
    let block = plan.verbatim("diff")
    try context.write { buffer in
      buffer.write(block.start)
      page.write(report, differences, to: &buffer)
      buffer.write(block.end)
    }
  }
}

extension MatchedRecords {
  /// No records, to determine the fields of a result before there is one.
  fileprivate static let none = MatchedRecords(
    records: [], traits: [:], clusters: [], variants: [])
}
