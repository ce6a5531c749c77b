package import RecipeCore
package import RecipeMerging

/// A query with the requested page and the fields needed.
package struct QueryRequest: Sendable {
  /// The query.
  package let query: RecipeQuery
  /// The stage that lets its words find what they mean, or `nil` to take them as they are written.
  package let expander: QueryExpander?
  /// The page and its order.
  package let options: QueryOptions
  /// The foods at hand, or `nil` if none were named.
  package let pantry: Pantry?
  /// The fields needed, so that sources may skip the others.
  package let fields: RecipeFieldSet
  /// True if ingredients are shown, so that recipes of the page are completed whose sources list none.
  package let showsIngredients: Bool
  /// True if advice is wanted.
  package let wantsAdvice: Bool

  /// Creates a request from its parts.
  package init(
    _ query: RecipeQuery = .everything, _ options: QueryOptions = QueryOptions(),
    expander: QueryExpander? = nil, pantry: Pantry? = nil, fields: RecipeFieldSet = .all,
    showsIngredients: Bool = false, wantsAdvice: Bool = false
  ) {
    self.query = query
    self.expander = expander
    self.options = options
    self.pantry = pantry
    self.fields = fields
    self.showsIngredients = showsIngredients
    self.wantsAdvice = wantsAdvice
  }

  /// The need for the details of records that lists have only in outline, or `nil` if titles, addresses and
  /// ranks decide.
  package var detailNeed: DetailNeed? {
    let terms = query.expression?.allTerms ?? []
    guard pantry != nil || terms.contains(where: \.test.mayNeedDetails) else { return nil }
    let (needsIngredients, query) = (pantry != nil, expander?.expanded(query) ?? query)
    let page = needsIngredients ? nil : OutlinePage(query, options)
    let sought = query.expression
    let text = query.expression?.text ?? ""
    return DetailNeed(
      of: "\(text) \(options.sort) \(options.offset) \(options.limit)",
      isAnswered: { record in
        needsIngredients || sought?.isAnswered(by: record) ?? true
      },
      choose: { undecided, others in
        page?.canBeChanged(by: undecided, beside: others) ?? undecided.map { _ in true }
      }
    ) { listed in
      var matcher = OutlineMatcher(query)
      let verdict = matcher.matches(listed)
      return needsIngredients ? verdict != false : verdict == nil
    }
  }

  /// True if a recipe of the answer still matches now that it has all its details.
  ///
  /// - Parameter finds: The finds of servers, which count whatever the details are.
  package func matches(_ recipe: RankedRecipe, _ finds: ServerFinds) -> Bool {
    var matcher = QueryMatcher(expander?.expanded(query) ?? query)
    return matcher.matches(recipe, assuming: finds.texts(of: recipe))
  }

  /// Answers the request.
  ///
  /// - Parameters:
  ///   - recipes: All recipes, in rank order.
  ///   - gathering: The reports of the sources.
  ///   - work: Distributes the search; the answer does not depend on it.
  ///   - isStreamed: True if the recipes of the page are read when they are accessed.
  package func answer(
    over recipes: some RankedRecipes, _ gathering: GatheringReport, _ work: ParallelMap,
    isStreamed: Bool = false
  ) async -> QueryAnswer {
    let evaluator = QueryEvaluator(
      query, options, expander: expander, pantry: pantry, work: work)
    let result = await evaluator.evaluate(
      over: recipes, reports: gathering.sources, finds: gathering.finds, isStreamed: isStreamed)
    var advice: QueryAdvice?
    if wantsAdvice {
      advice =
        result.total == 0
        ? await evaluator.advice(over: recipes)
        : await evaluator.review(over: recipes, finds: gathering.finds)
    }
    return QueryAnswer(result: result, advice: advice, gathering: gathering)
  }
}
