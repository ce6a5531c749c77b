import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeSearch

/// What `list` and `search` share: a page of recipes.
struct RecipeListing {
  /// What the command is given.
  let context: CommandContext
  /// The query as typed; empty for every recipe.
  let queryText: String
  /// What only `search` takes.
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

  /// What was found, and what may help when that is nothing.
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

  /// Writes the page: as text where a person asked for reasons, else as rows.
  private func write(
    _ result: QueryResult, _ plan: OutputPlan, usesColor: Bool
  ) throws(CommandFailure) {
    guard search.explains, plan.isUsualTable else {
      return try plan.write(.found(result, fields: fields), to: context)
    }
    let width = context.world.output.terminal?.width
    try context.print(ScoreListing(result, width: width, usesColor: usesColor).text)
  }

  /// The fields of what is found.
  private var fields: [ResultField<FoundRecipe>] {
    FoundRecipe.fields(explains: search.explains, hasPantry: search.foods != nil)
  }

  /// Says that nothing was found, and what may help.
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
