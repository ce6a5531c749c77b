import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeSearch

/// `recipes duplicates explain`: the comparison of two records and their recipes.
struct ExplainCommand {
  /// The context of the command.
  let context: CommandContext

  /// The command.
  static let command = Command.waiting(specification) { context throws(CommandFailure) in
    try await ExplainCommand(context: context).run()
  }

  private static let specification = CommandSpecification(
    "explain", "show how two records compare: each signal, its weight, the verdict",
    discussion: [
      """
      Any two records can be compared, also those that no run would. A merged recipe's title or \
      address fits all of its records: name them as SOURCE:ID.
      """
    ],
    examples: [
      CommandExample("recipes duplicates explain 9f0c35 1b2d4e", "for people"),
      CommandExample("recipes duplicates explain 9f0 1b2 -o json", "as JSON"),
    ],
    arguments: ["A", "B"].map {
      ArgumentSpecification(
        ValueSpecification($0, completion: .output(of: ["__words", "ids"])), RecordArgument.summary)
    })

  /// Compares the records and prints the report.
  func run() async throws(CommandFailure) -> ExitStatus {
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(SignalFields.all) }
    let (configuration, recipes) = try context.openRecipes()
    let defaults = configuration.defaults
    let plan =
      try options.isText
      ? nil
      : OutputPlan(
        options, defaults: defaults, known: SignalFields.all.map(\.name), context: context)
    let batches = await NamedRecords(context.arguments.words, in: recipes).batches
    let records = try context.records(named: context.arguments.words, in: batches)
      .compactMap(\.record)
    let report = await RecordMatching(context: context, configuration: configuration)
      .report(about: records[0], records[1], in: batches)
    if let plan {
      try plan.write(.pair(report), to: context)
    } else {
      let page = PairPage(
        report, width: context.world.output.terminal?.width,
        usesColor: context.usesColor(defaults))
      try context.print(page.text)
    }
    return await context.conclude(GatheringReport(batches), found: true, holding: batches)
  }
}
