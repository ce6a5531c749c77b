import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting

/// `recipes sources`: the status of each source.
enum SourcesCommand {
  /// The command.
  static let command = Command.waiting(specification, run)

  private static let specification = CommandSpecification(
    "sources", "show the status of each source",
    discussion: [
      "The exit status is 3 when some sources fail and 4 when all do; 'check' does the same."
    ],
    examples: [
      CommandExample("recipes sources", "each with its status and what to do about it"),
      CommandExample("recipes sources check && make book", "go on only when none fails"),
      CommandExample("recipes sources -o json", "as JSON"),
    ],
    options: ResultOptions.formatSpecifications(),
    subcommands: [
      CommandSpecification(
        "check", "exit with 3 or 4 when sources fail",
        examples: [CommandExample("recipes sources check", "all of them")])
    ])

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let fields = ResultDocument.sources([]).fields
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(fields) }
    let pipeline = try Pipeline(context)
    let plan = try OutputPlan(
      options, defaults: pipeline.configuration.defaults, known: fields.map(\.name),
      context: context)
    let batches = await pipeline.collectReports()
    try plan.write(.sources(batches.map(\.report)), to: context)
    return pipeline.conclude(batches, found: !batches.isEmpty)
  }
}
