/// Filters, orders and pages ranked recipes.
package struct QueryEvaluator: Sendable {
  private let query: RecipeQuery
  private let options: QueryOptions
  private let pantry: Pantry?
  private let work: ParallelMap

  /// Makes an evaluator.
  ///
  /// - Parameters:
  ///   - query: What is looked for.
  ///   - options: Which page, in which order.
  ///   - pantry: The foods at hand; `nil` when that does not matter.
  ///   - work: How the looking is shared out; the result does not depend on it.
  package init(
    _ query: RecipeQuery, _ options: QueryOptions, pantry: Pantry? = nil, work: ParallelMap
  ) {
    self.query = query
    self.options = options
    self.pantry = pantry
    self.work = work
  }

  /// Picks the page of recipes that was asked for.
  ///
  /// - Parameters:
  ///   - recipes: All recipes, in rank order.
  ///   - reports: How the sources fared, handed through.
  package func evaluate(
    over recipes: [RankedRecipe], reports: [SourceReport]
  ) async -> QueryResult {
    var matches = QueryMatches(indices: await matching(recipes))
    if let pantry { matches = await cookable(with: pantry, matches.indices, recipes) }
    if options.sort == .relevance || options.explains {
      matches.scores = await Relevance(query, work: work).scores(of: matches.indices, in: recipes)
    }
    let ordered = ResultOrder(options).order(matches, of: recipes).dropFirst(options.offset)
    let page = options.limit == 0 ? ordered : ordered.prefix(options.limit)
    return QueryResult(
      recipes: page.map { recipes[matches.indices[$0]] },
      scores: options.explains ? page.map { matches.scores[$0] } : [],
      shortfalls: matches.shortfalls.isEmpty ? [] : page.map { matches.shortfalls[$0] },
      total: matches.indices.count, offset: options.offset, reports: reports)
  }

  /// What may help when nothing was found.
  ///
  /// - Parameter recipes: All recipes, in rank order.
  package func advice(over recipes: [RankedRecipe]) async -> QueryAdvice {
    await QueryAdviser(query, pantry: pantry, work: work).advice(over: recipes)
  }

  private func matching(_ recipes: [RankedRecipe]) async -> [Int] {
    guard query.expression != nil else { return Array(recipes.indices) }
    let query = query
    return await work.flatMap(recipes.count) { range in
      var matcher = QueryMatcher(query)
      return range.filter { matcher.matches(recipes[$0]) }
    }
  }

  private func cookable(
    with pantry: Pantry, _ indices: [Int], _ recipes: [RankedRecipe]
  ) async -> QueryMatches {
    let found = await work.flatMap(indices.count) { range in
      var reader = pantry.reader()
      return indices[range].compactMap { index in
        pantry.shortfall(of: recipes[index].merged.recipe, &reader).map { (index, $0) }
      }
    }
    return QueryMatches(indices: found.map(\.0), shortfalls: found.map(\.1))
  }
}
