import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeMerging
import RecipeSearch

/// `recipes why`: the origin of each value of a recipe, and each term of its rank.
enum WhyCommand {
  /// The command.
  static func command(_ catalogs: Catalogs) -> Command {
    .waiting(specification(catalogs), run)
  }

  private static func specification(_ catalogs: Catalogs) -> CommandSpecification {
    CommandSpecification(
      "why", "show the origin of each value of a recipe, and its rank",
      examples: [
        CommandExample("recipes why 9f0c35", "the records, the values that won and lost, the rank"),
        CommandExample("recipes why 'leek soup' -v", "with complete values"),
        CommandExample("recipes why 'leek soup' -o json", "as JSON"),
      ],
      arguments: [RecipeArgument.specification],
      options: ResultOptions.formatSpecifications(catalogs, hasText: true))
  }

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(ValueOrigin.fields) }
    let found = try await context.find(context.arguments.words[0], .whole)
    let (recipe, answer) = (found.recipe, found.answer)
    let defaults = found.configuration.defaults
    let plan = try options.isText ? nil : plan(options, defaults, context)
    let traits = answer.gathering.traits
    let explanation = RecipeExplanation(
      recipe, ranker: RecipeRanker(traits: traits), traits: traits)
    if let plan {
      try plan.write(explanation.document, to: context)
    } else {
      try print(explanation, to: context, defaults)
    }
    return await context.conclude(answer.gathering, found: true, holding: answer)
  }

  private static func print(
    _ explanation: RecipeExplanation, to context: CommandContext, _ defaults: DefaultSettings
  ) throws(CommandFailure) {
    try context.print(
      explanation.text(
        width: context.world.output.terminal?.width, usesColor: context.usesColor(defaults),
        isWhole: context.options.verbosity == .verbose))
  }

  private static func plan(
    _ options: ResultOptions, _ defaults: DefaultSettings, _ context: CommandContext
  ) throws(CommandFailure) -> OutputPlan {
    try OutputPlan(
      options, defaults: defaults, known: ValueOrigin.fields.map(\.name), context: context)
  }
}
