import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeMerging
import RecipeSearch

/// `recipes tags`: the tags, with the number of recipes of each.
enum TagsCommand {
  /// The command.
  static func command(_ catalogs: Catalogs) -> Command {
    .waiting(specification(catalogs), run)
  }

  private static func specification(_ catalogs: Catalogs) -> CommandSpecification {
    CommandSpecification(
      "tags", "list the tags, with the number of recipes of each",
      examples: [
        CommandExample("recipes tags", "the most frequent ones"),
        CommandExample("recipes tags soup", "those of the soups"),
        CommandExample("recipes search tag:vegan", "the recipes with a tag"),
      ],
      arguments: [
        ArgumentSpecification(
          ValueSpecification("QUERY", completion: .output(of: ["__words", "terms"])),
          "only recipes that match", isRequired: false,
          isRepeated: true)
      ],
      options: ResultOptions.formatSpecifications(catalogs) + ResultOptions.pageSpecifications(),
      allowsDashWords: true)
  }

  private static func run(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ExitStatus {
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(TagFields.all) }
    let query = try context.query(context.arguments.words.joined(separator: " "))
    let (configuration, recipes) = try context.openRecipes()
    let plan = try OutputPlan(
      options, defaults: configuration.defaults, known: TagFields.all.map(\.name), context: context)
    let answer = await recipes.export(
      QueryRequest(
        query, expander: .of(query, configuration),
        fields: query.requiredFields.union(FieldDemand.merging.fields)))
    var tally = TermTally()
    for recipe in answer.result.recipes { tally.add(recipe.merged.recipe.tags) }
    let counts = tally.counts
    let limit = context.limit(options, configuration.defaults)
    let page = counts.dropFirst(options.offset).prefix(limit == 0 ? counts.count : limit)
    try plan.write(.tags(Array(page), total: counts.count), to: context)
    return await context.conclude(answer.gathering, found: !counts.isEmpty, holding: answer)
  }
}
