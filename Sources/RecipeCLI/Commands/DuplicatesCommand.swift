import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting

/// `recipes duplicates`: the records that are one recipe, and why.
enum DuplicatesCommand {
  /// The command.
  static let command = Command.waiting(specification, run)

  private static let specification = CommandSpecification(
    "duplicates", "list the records that are one recipe, and why",
    discussion: [
      """
      'link' and 'unlink' say what is one recipe and what is not; they count more than anything \
      that is found, and stay until they are taken back.
      """
    ],
    examples: [
      CommandExample("recipes duplicates", "every recipe of several records"),
      CommandExample("recipes duplicates -o json", "with every link, and the near misses"),
      CommandExample("recipes duplicates explain 9f0c35 1b2d4e", "how two compare"),
    ],
    options: ResultOptions.formatSpecifications() + ResultOptions.pageSpecifications,
    subcommands: [
      ExplainCommand.specification, LinkCommand.linkSpecification, LinkCommand.unlinkSpecification,
    ])

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    switch context.arguments.commandNames.last {
    case "explain": try await ExplainCommand(context: context).run()
    case "link": try await LinkCommand(context: context, kind: .link).run()
    case "unlink": try await LinkCommand(context: context, kind: .unlink).run()
    default: try await list(context)
    }
  }

  private static func list(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let options = ResultOptions(context.arguments)
    let fields = ResultDocument<DuplicateCluster>.duplicates([], .none).fields
    if options.listsFields { return try context.listFields(fields) }
    let pipeline = try Pipeline(context)
    let plan = try OutputPlan(
      options, defaults: pipeline.configuration.defaults, known: fields.map(\.name),
      context: context)
    let batches = await pipeline.gather(.essentials)
    let matched = await pipeline.match(batches)
    let document = ResultDocument.duplicates(await pipeline.merge(matched), matched)
    try plan.write(document.page(offset: options.offset, limit: options.limit ?? 0), to: context)
    if document.rows.isEmpty { context.remark("no recipe has several records") }
    return pipeline.conclude(batches, found: !document.rows.isEmpty)
  }
}

extension MatchedRecords {
  /// No records: for what is known of a result before there is one.
  fileprivate static let none = MatchedRecords(
    records: [], traits: [:], clusters: [], variants: [])
}

extension ResultDocument {
  /// The same document with some of its rows.
  ///
  /// - Parameters:
  ///   - offset: How many rows are left out at the start.
  ///   - limit: How many rows follow at most; 0 is all.
  func page(offset: Int, limit: Int) -> ResultDocument<Row> {
    guard offset > 0 || limit > 0 else { return self }
    let rest = rows.dropFirst(offset)
    return ResultDocument(
      head: head, rowsName: rowsName, rows: Array(limit > 0 ? rest.prefix(limit) : rest),
      tail: tail, fields: fields, footer: footer)
  }
}
