import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeSearch

/// The common part of `list` and `search`: a page of recipes.
struct RecipeListing {
  /// The context of the command.
  let context: CommandContext
  /// The query as typed; empty for all recipes.
  let queryText: String
  /// The options specific to `search`.
  let search: SearchOptions

  /// The options of a list of recipes.
  static let specifications =
    ResultOptions.formatSpecifications() + ResultOptions.pageSpecifications
    + ResultOptions.orderSpecifications

  /// Prints the page.
  func run() async throws(CommandFailure) -> ExitStatus {
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(fields) }
    let query = try RecipeQuery.parsing(queryText)
    let pipeline = try Pipeline(context)
    let defaults = pipeline.configuration.defaults
    let pantry = try search.pantry(synonyms: pipeline.configuration.matching.foodSynonyms)
    let plan = try OutputPlan(
      options, defaults: defaults, known: fields.map(\.name), context: context)
    let queryOptions = options.queryOptions(
      defaults, usualSort: pantry == nil ? nil : .missing, explains: search.explains)
    let evaluator = pipeline.evaluator(of: query, queryOptions, pantry: pantry)
    let demand = FieldDemand(plan: plan, query: query)
    let (collection, found) = await pipeline.collect(demand, searchText: query.searchText) {
      await find(in: $0, evaluator)
    }
    try write(found.result, plan, usesColor: context.usesColor(defaults))
    if found.result.recipes.isEmpty { remark(on: found) }
    return await pipeline.conclude(collection, found: !found.result.recipes.isEmpty)
  }

  /// The result of a query, and advice if it is empty.
  private struct Finding {
    let result: QueryResult
    let advice: QueryAdvice?
  }

  private func find(
    in collection: RecipeCollection, _ evaluator: QueryEvaluator
  ) async -> Finding {
    let result = await evaluator.evaluate(over: collection.recipes, reports: collection.reports)
    guard result.total == 0, context.options.verbosity != .quiet else {
      return Finding(result: result, advice: nil)
    }
    return Finding(result: result, advice: await evaluator.advice(over: collection.recipes))
  }

  /// Writes the page: as text if a person asked for reasons, else as rows.
  private func write(
    _ result: QueryResult, _ plan: OutputPlan, usesColor: Bool
  ) throws(CommandFailure) {
    guard search.explains, plan.isUsualTable else {
      return try plan.write(.found(result, fields: fields), to: context)
    }
    let width = context.world.output.terminal?.width
    try context.print(ScoreListing(result, width: width, usesColor: usesColor).text)
  }

  /// The fields of the result.
  private var fields: [ResultField<FoundRecipe>] {
    FoundRecipe.fields(explains: search.explains, hasPantry: search.foods != nil)
  }

  /// Reports that nothing was found, with advice.
  private func remark(on found: Finding) {
    let total = found.result.total
    let place = total > 0 ? " after the first \(total)" : ""
    context.remark("nothing found\(sought)\(place)", details: found.advice?.lines ?? [])
  }

  private var sought: String {
    (queryText.isEmpty ? "" : " for '\(queryText)'") + (search.foods.map { " with '\($0)'" } ?? "")
  }
}

extension RecipeQuery {
  /// Parses a query; an empty text matches every recipe.
  static func parsing(_ text: String) throws(CommandFailure) -> RecipeQuery {
    guard !text.isEmpty else { return .everything }
    do {
      return try RecipeQuery(parsing: text)
    } catch {
      throw CommandFailure(error)
    }
  }
}
