import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting

/// `recipes duplicates` without a subcommand: what was asked for, and how it is written.
struct DuplicateListing {
  /// The options of the listing beside those about format and fields.
  static let specifications: [OptionSpecification] =
    ResultOptions.pageSpecifications + [
      .flag("diff", "show what differs between the records", section: section),
      .flag("clusters", "only the recipes of several records", section: section),
      .flag("variants", "only the pairs alike but not the same", section: section),
    ]

  private static let section = "Result options"

  private let options: ResultOptions
  private let showsDifferences: Bool
  private let parts: Set<DuplicateReport.Part>

  /// Resolves what was typed.
  init(_ arguments: ParsedArguments) {
    options = ResultOptions(arguments)
    showsDifferences = arguments.has("diff")
    var asked: Set<DuplicateReport.Part> = []
    if arguments.has("clusters") { asked.insert(.clusters) }
    if arguments.has("variants") { asked.insert(.variants) }
    parts = asked.isEmpty ? [.clusters, .variants] : asked
  }

  /// Asks the sources and writes what is found.
  func run(_ context: CommandContext) async throws(CommandFailure) -> ExitStatus {
    if options.listsFields { return try context.listFields(fieldNames) }
    let pipeline = try Pipeline(context)
    let defaults = pipeline.configuration.defaults
    let plan = try OutputPlan(
      options, defaults: defaults, known: fieldNames, context: context)
    let batches = await pipeline.gather(showsDifferences ? .differences : .essentials)
    let matched = await pipeline.match(batches)
    let report = DuplicateReport(await pipeline.merge(matched), matched, parts: parts)
    try write(report, by: plan, to: context, usesColor: context.usesColor(defaults))
    if report.isEmpty { context.remark(nothingFound) }
    return pipeline.conclude(batches, found: !report.isEmpty)
  }
}

// MARK: - Writing

extension DuplicateListing {
  /// Whether rows are records with a field each, not lines for people.
  private func isData(_ plan: OutputPlan) -> Bool {
    plan.template != nil || !plan.fields.isEmpty
      || ![TableFormatter.name, MarkdownFormatter.name].contains(plan.format)
  }

  private func write(
    _ report: DuplicateReport, by plan: OutputPlan, to context: CommandContext, usesColor: Bool
  ) throws(CommandFailure) {
    if isData(plan) {
      try writeData(page(of: report), by: plan, to: context)
    } else if showsDifferences {
      try writeDifferences(page(of: report.byRecipe), plan, to: context, usesColor: usesColor)
    } else {
      try writeTable(page(of: report.byRecipe), plan, to: context, usesColor: usesColor)
    }
  }

  /// A table, or on a narrow terminal a list.
  private func writeTable(
    _ report: DuplicateReport, _ plan: OutputPlan, to context: CommandContext, usesColor: Bool
  ) throws(CommandFailure) {
    let terminal = plan.format == TableFormatter.name ? context.world.output.terminal : nil
    guard let width = terminal?.width, width < DuplicateList.tableWidth else {
      return try plan.write(.duplicates(report), to: context)
    }
    try context.write { buffer in
      DuplicateList(width: width, usesColor: usesColor).write(report, to: &buffer)
    }
  }

  private func page(of report: DuplicateReport) -> DuplicateReport {
    report.page(offset: options.offset, limit: options.limit ?? 0)
  }

  private func writeData(
    _ report: DuplicateReport, by plan: OutputPlan, to context: CommandContext
  ) throws(CommandFailure) {
    if parts == [.variants] {
      try plan.write(.variants(report, showsDifferences: showsDifferences), to: context)
    } else {
      try plan.write(
        .clusters(report, showsDifferences: showsDifferences), to: context)
    }
  }

  /// Markdown gets the differences as a block that is shown as a diff.
  private func writeDifferences(
    _ report: DuplicateReport, _ plan: OutputPlan, to context: CommandContext, usesColor: Bool
  ) throws(CommandFailure) {
    let isMarkdown = plan.format == MarkdownFormatter.name
    let page = DifferencePage(
      width: isMarkdown ? nil : context.world.output.terminal?.width,
      usesColor: usesColor && !isMarkdown)
    try context.write { buffer in
      if isMarkdown { buffer.write("```diff\n") }
      page.write(report, to: &buffer)
      if isMarkdown { buffer.write("```\n") }
    }
  }

  private var nothingFound: String {
    parts.contains(.clusters) ? "no recipe has several records" : "no records are variants"
  }
}

// MARK: - Fields

extension DuplicateListing {
  private var fieldNames: [String] {
    let nothing = DuplicateReport([], .none)
    return parts == [.variants]
      ? ResultDocument.variants(nothing).fields.map(\.name)
      : ResultDocument.clusters(nothing).fields.map(\.name)
  }
}

extension MatchedRecords {
  /// No records: for what is known of a result before there is one.
  fileprivate static let none = MatchedRecords(
    records: [], traits: [:], clusters: [], variants: [])
}
