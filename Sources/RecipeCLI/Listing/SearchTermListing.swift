import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeSearch

/// `recipes search` without a query: what there is to search for.
struct SearchTermListing {
  /// The context of the command.
  let context: CommandContext

  /// The number of recipes, the best ones, whose foods are counted.
  private static let maximumRecipeCount = 5_000

  /// Prints the terms.
  func run() async throws(CommandFailure) -> ExitStatus {
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(SearchTermFields.all) }
    let (configuration, recipes) = try context.openRecipes()
    let plan =
      try options.isText
      ? nil
      : OutputPlan(
        options, defaults: configuration.defaults, known: SearchTermFields.all.map(\.name),
        context: context)
    let answer = await recipes.export(
      QueryRequest(.everything, fields: FieldDemand.merging.fields))
    let recipesFound = answer.result.recipes
    let terms = SearchTerms(of: recipesFound, foodsOf: Self.maximumRecipeCount)
    if let plan {
      try plan.write(.terms(terms, limit: options.limit, of: recipesFound.count), to: context)
    } else {
      let page = SearchTermsPage(
        terms, width: context.world.output.terminal?.width,
        usesColor: context.usesColor(configuration.defaults))
      try context.print(page.text)
    }
    if plan != nil, let count = terms.recipesWithFoods {
      context.remark("foods are counted in the best \(count) of \(recipesFound.count) recipes")
    }
    let isFound = !recipesFound.isEmpty
    return await context.conclude(answer.gathering, found: isFound, holding: answer)
  }
}
