import ArgumentParsing
import RecipeCore
import RecipeFormatting

/// `recipes export`: every recipe, or those that match, into a stream, a file or a folder.
enum ExportCommand {
  /// The command.
  static let command = Command.waiting(specification, run)

  private static let specification = CommandSpecification(
    "export", "write recipes whole: to a file, a folder or standard output",
    discussion: [
      """
      PATH is a folder when it ends in '/' or is one already: it gets a file for each recipe, as \
      json or markdown. Otherwise it is a file, which is replaced whole. Without --output the \
      recipes go to standard output, where markdown is a table. There is no limit unless -n sets \
      one.
      """
    ],
    examples: [
      CommandExample("recipes export --format csv --output all.csv", "a file for a spreadsheet"),
      CommandExample("recipes export --format markdown --output book/", "a file for each recipe"),
      CommandExample("recipes export --format ndjson soup", "the soups, a line each"),
    ],
    arguments: [
      ArgumentSpecification(
        ValueSpecification("QUERY"), "only recipes that match", isRequired: false,
        isRepeated: true)
    ],
    options: [
      .value(
        "format", ValueSpecification("FORMAT", .choice(FormatterCatalog.names)), "the format"),
      .value(
        "output", short: "o", ValueSpecification("PATH", completion: .files),
        "the file or folder to write"),
      .value(
        "fields", ValueSpecification("LIST", completion: .output(of: ["__words", "fields"])),
        "only these fields, separated by commas; '?' lists them"),
      .flag("csv-raw", "write formulas in CSV and TSV as they are"),
    ] + ResultOptions.pageSpecifications + ResultOptions.orderSpecifications,
    allowsDashWords: true)

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let target = try ExportTarget(context)
    let options = ResultOptions(
      context.arguments, formatOption: "format", fallback: target.usualFormat)
    if options.listsFields { return try context.listFields(RecipeFields.all) }
    let plan = try OutputPlan(
      options, known: RecipeFields.all.map(\.name),
      context: context, goesToTerminal: target == .standardOutput)
    try target.check(plan)
    let query = try RecipeQuery.parsing(context.arguments.words.joined(separator: " "))
    let pipeline = try Pipeline(context)
    let batches = await pipeline.gather(.all, searchText: query.searchText)
    let page = QueryOptions(
      sort: options.sort ?? .rank, isReversed: options.isReversed, offset: options.offset,
      limit: options.limit ?? 0)
    let result = pipeline.select(
      query, page, from: await pipeline.rank(await pipeline.match(batches)),
      reports: batches.map(\.report))
    try target.write(result, by: plan, context)
    return pipeline.conclude(batches, found: !result.recipes.isEmpty)
  }
}
