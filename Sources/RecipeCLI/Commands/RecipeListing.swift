import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting

/// What `list` and `search` share: a page of recipes.
struct RecipeListing {
  /// What the command is given.
  let context: CommandContext
  /// The query as typed; empty for every recipe.
  let queryText: String

  /// The options of a list of recipes.
  static let specifications =
    ResultOptions.formatSpecifications() + ResultOptions.pageSpecifications
    + ResultOptions.orderSpecifications

  /// Prints the page.
  func run() async throws(CommandFailure) -> ExitStatus {
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(RecipeFields.all) }
    let query = try RecipeQuery.parsing(queryText)
    let pipeline = try Pipeline(context)
    let defaults = pipeline.configuration.defaults
    let plan = try OutputPlan(
      options, defaults: defaults, known: RecipeFields.all.map(\.name), context: context)
    let batches = await pipeline.gather(
      FieldDemand(plan: plan, query: query), searchText: query.searchText)
    let result = pipeline.select(
      query, options.queryOptions(defaults),
      from: await pipeline.rank(await pipeline.match(batches)),
      reports: batches.map(\.report))
    try plan.write(.recipes(result), to: context)
    remarkIfEmpty(result)
    return pipeline.conclude(batches, found: !result.recipes.isEmpty)
  }

  private func remarkIfEmpty(_ result: QueryResult) {
    guard result.recipes.isEmpty else { return }
    let query = queryText.isEmpty ? "" : " for '\(queryText)'"
    let place = result.total > 0 ? " after the first \(result.total)" : ""
    context.remark("nothing found\(query)\(place)")
  }
}

extension RecipeQuery {
  /// The query of a text; that of every recipe for an empty one.
  static func parsing(_ text: String) throws(CommandFailure) -> RecipeQuery {
    guard !text.isEmpty else { return .everything }
    do {
      return try RecipeQuery(parsing: text)
    } catch {
      throw CommandFailure(error)
    }
  }
}
