import RecipeConfiguration
import ArgumentParsing
import RecipeCore
import RecipeFormatting

/// `recipes sources`: how each source fares.
enum SourcesCommand {
  /// The command.
  static let command = Command.waiting(
    CommandSpecification(
      "sources", "show how each source fares",
      discussion: ["'check' prints the same, and its exit status is 3 or 4 when sources fail."],
      examples: [
        CommandExample("recipes sources", "each with its status and what to do about it"),
        CommandExample("recipes sources check -q", "for a script: only the exit status and errors"),
        CommandExample("recipes sources -o json", "as JSON"),
      ],
      options: ResultOptions.formatSpecifications(),
      subcommands: [
        CommandSpecification(
          "check", "exit with 3 or 4 when sources fail",
          examples: [CommandExample("recipes sources check", "all of them")])
      ])
  ) { context throws(CommandFailure) in
    let fields = ResultDocument.sources([]).fields
    let options = ResultOptions(context.arguments)
    if options.listsFields { return context.listFields(fields) }
    let pipeline = try Pipeline(context)
    let plan = try OutputPlan(
      options, defaults: pipeline.configuration.defaults, known: fields.map(\.name),
      context: context)
    let batches = await pipeline.gather(.essentials)
    plan.write(.sources(batches.map(\.report)), to: context)
    return pipeline.conclude(batches, found: !batches.isEmpty)
  }
}
