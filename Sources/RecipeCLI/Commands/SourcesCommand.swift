import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeSearch

/// `recipes sources`: the status of each source.
enum SourcesCommand {
  /// The command.
  static func command(_ catalogs: Catalogs) -> Command {
    .waiting(
      specification(catalogs),
      subcommands: [
        .waiting(
          CommandSpecification(
            "check", "exit with 3 or 4 when sources fail",
            examples: [CommandExample("recipes sources check", "all of them")]),
          run)
      ], run)
  }

  private static func specification(_ catalogs: Catalogs) -> CommandSpecification {
    CommandSpecification(
      "sources", "show the status of each source",
      discussion: [
        "The exit status is 3 when some sources fail and 4 when all do; 'check' does the same."
      ],
      examples: [
        CommandExample("recipes sources", "each with its status and what to do about it"),
        CommandExample("recipes sources check && make book", "go on only when none fails"),
        CommandExample("recipes sources -o json", "as JSON"),
      ],
      options: ResultOptions.formatSpecifications(catalogs))
  }

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let fields = ResultDocument.sources([]).fields
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(fields) }
    let (configuration, recipes) = try context.openRecipes()
    let plan = try OutputPlan(
      options, defaults: configuration.defaults, known: fields.map(\.name),
      context: context)
    let gathering = await recipes.sourceReports()
    try plan.write(.sources(gathering.sources), to: context)
    return await context.conclude(
      gathering, found: !gathering.sources.isEmpty, holding: gathering)
  }
}
