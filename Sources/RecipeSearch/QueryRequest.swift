package import RecipeCore

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
  /// True if advice is wanted when nothing matches.
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
      over: recipes, reports: gathering.sources, isStreamed: isStreamed)
    let isAdvised = wantsAdvice && result.total == 0
    return QueryAnswer(
      result: result, advice: isAdvised ? await evaluator.advice(over: recipes) : nil,
      gathering: gathering)
  }
}
