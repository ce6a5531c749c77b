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
    QueryResult(recipes: [], total: 0, offset: 0, reports: [])
  }
}
