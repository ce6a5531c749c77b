/// Filters, orders and pages ranked recipes.
package struct QueryEvaluator: Sendable {
  /// Makes an evaluator.
  package init() {}

  /// Picks the page of `recipes` that `query` and `options` ask for.
  ///
  /// - Parameters:
  ///   - recipes: All recipes, in rank order.
  ///   - reports: How the sources fared, handed through.
  package func evaluate(
    _ query: RecipeQuery, _ options: QueryOptions, over recipes: [RankedRecipe],
    reports: [SourceReport]
  ) -> QueryResult {
    let matching = filter(recipes, query)
    let ordered = ResultOrder(query: query, options: options).order(matching)
    let rest = ordered.dropFirst(options.offset)
    let page = options.limit == 0 ? rest : rest.prefix(options.limit)
    return QueryResult(
      recipes: Array(page), total: matching.count, offset: options.offset, reports: reports)
  }

  private func filter(_ recipes: [RankedRecipe], _ query: RecipeQuery) -> [RankedRecipe] {
    guard !query.terms.isEmpty else { return recipes }
    var matcher = QueryMatcher(query)
    return recipes.filter { matcher.matches($0) }
  }
}
