import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeMerging
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
  static func specifications(_ catalogs: Catalogs) -> [OptionSpecification] {
    ResultOptions.formatSpecifications(catalogs, holdsRecipes: true)
      + ResultOptions.pageSpecifications()
      + ResultOptions.orderSpecifications
  }

  /// Prints the page.
  func run() async throws(CommandFailure) -> ExitStatus {
    let options = ResultOptions(context.arguments)
    if options.listsFields { return try context.listFields(fields) }
    let query = try context.query(queryText)
    let (configuration, recipes) = try context.openRecipes()
    let defaults = configuration.defaults
    let pantry = try search.pantry(synonyms: configuration.matching.foodSynonyms)
    let plan = try OutputPlan(
      options, defaults: defaults, known: fields.map(\.name), context: context,
      holdsRecipes: true)
    let queryOptions = options.queryOptions(
      usualSort: pantry == nil ? usualSort(defaults) : .missing,
      limit: context.limit(options, defaults), explains: search.explains)
    let demand = FieldDemand(plan: plan, query: query)
    let answer = await recipes.search(
      QueryRequest(
        query, queryOptions, expander: .of(query, configuration), pantry: pantry,
        fields: demand.fields, showsIngredients: demand.showsIngredients,
        wantsAdvice: context.options.verbosity != .quiet))
    let marks = MarkBook(context: context, configuration: configuration).shownMarks()
    try write(
      answer.result, plan,
      fields(
        sort: queryOptions.sort, hasSources: answer.result.reports.count > 1,
        marks: RecipeFields.marks(marks, isInData: plan.shape.hasObjects)),
      usesColor: context.usesColor(defaults))
    let isFound = !answer.result.recipes.isEmpty
    if !isFound { remark(on: answer) }
    context.tellRemainders(of: answer)
    return await context.conclude(answer.gathering, found: isFound, holding: answer)
  }

  /// Returns the order without an option: that of a list, or of a search.
  private func usualSort(_ defaults: DefaultSettings) -> SortOrder {
    queryText.isEmpty
      ? SortOrder(rawValue: defaults.sort) ?? .rank
      : SortOrder(rawValue: defaults.searchSort) ?? .best
  }

  /// Writes the page: as text if a person asked for reasons, else as rows.
  private func write(
    _ result: QueryResult, _ plan: OutputPlan, _ fields: [ResultField<FoundRecipe>],
    usesColor: Bool
  ) throws(CommandFailure) {
    guard search.explains, plan.isUsualTable else {
      let document = ResultDocument.found(result, fields: fields)
      try plan.write(document, to: context)
      return plan.tellPart(of: document, isWhole: result.isWhole, to: context)
    }
    let width = context.world.output.terminal?.width
    try context.print(ScoreListing(result, width: width, usesColor: usesColor).text)
  }

  /// The fields of the result.
  private var fields: [ResultField<FoundRecipe>] {
    fields(sort: nil, hasSources: true, marks: RecipeFields.marks())
  }

  /// Returns the fields of the result in an order, whose values a table shows.
  private func fields(
    sort: SortOrder?, hasSources: Bool, marks: ResultField<RankedRecipe>
  ) -> [ResultField<FoundRecipe>] {
    FoundRecipe.fields(
      explains: search.explains, hasPantry: search.foods != nil, sort: sort, hasSources: hasSources,
      marks: marks)
  }

  /// Reports that nothing was found, with advice.
  private func remark(on answer: QueryAnswer) {
    let total = answer.result.total
    let place = total > 0 ? " after the first \(total)" : ""
    context.remark("nothing found\(sought)\(place)", details: answer.advice?.lines ?? [])
  }

  private var sought: String {
    (queryText.isEmpty ? "" : " for '\(queryText)'") + (search.foods.map { " with '\($0)'" } ?? "")
  }
}

extension QueryExpander {
  /// Returns the expander of a query, or `nil` if the query matches every recipe anyway.
  static func of(_ query: RecipeQuery, _ configuration: Configuration) -> QueryExpander? {
    query.expression.map { _ in
      QueryExpander(OtherNames(adding: configuration.matching.foodSynonyms))
    }
  }
}
