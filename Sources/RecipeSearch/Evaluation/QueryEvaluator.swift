package import RecipeCore
import RecipeMerging

/// The stage that filters, sorts and pages ranked recipes.
package struct QueryEvaluator: Sendable {
  private let query: RecipeQuery
  private let options: QueryOptions
  private let pantry: Pantry?
  private let work: ParallelMap

  /// Creates an evaluator.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - options: The page and the order.
  ///   - pantry: The foods at hand, or `nil` to ignore them.
  ///   - work: Distributes the search; the result does not depend on it.
  package init(
    _ query: RecipeQuery, _ options: QueryOptions, pantry: Pantry? = nil, work: ParallelMap
  ) {
    self.query = query
    self.options = options
    self.pantry = pantry
    self.work = work
  }

  /// Returns the requested page of recipes.
  ///
  /// - Parameters:
  ///   - recipes: All recipes, in rank order.
  ///   - reports: The reports of the sources, passed through.
  ///   - isStreamed: True if the recipes of the page are read when they are accessed, not now.
  package func evaluate(
    over recipes: some RankedRecipes, reports: [SourceReport], isStreamed: Bool = false
  ) async -> QueryResult {
    let found = await QueryFinder(query, work: work).matches(in: recipes)
    var matches = QueryMatches(positions: found)
    if let pantry { matches = await cookable(with: pantry, matches.positions, recipes) }
    if options.sort == .relevance || options.explains {
      matches.scores = await Relevance(query, work: work).scores(of: matches.positions, in: recipes)
    }
    let page = await ResultOrder(options, work).page(of: matches, of: recipes)
    let positions = page.map { matches.positions[$0] }
    return QueryResult(
      recipes: isStreamed
        ? await recipes.stream(of: positions, work: work) : await read(positions, of: recipes),
      scores: options.explains ? page.compactMap { matches.scores?[$0] } : [],
      shortfalls: matches.shortfalls.isEmpty ? [] : page.map { matches.shortfalls[$0] },
      total: matches.positions.count, offset: options.offset, reports: reports)
  }

  private func read(
    _ positions: [Int], of recipes: some RankedRecipes
  ) async -> ElementStream<RankedRecipe> {
    ElementStream(
      await work.flatMap(positions.count) { range in positions[range].map { recipes[$0] } })
  }

  /// Returns suggestions for a query that found nothing.
  ///
  /// - Parameter recipes: All recipes, in rank order.
  package func advice(over recipes: some RankedRecipes) async -> QueryAdvice {
    await QueryAdviser(query, pantry: pantry, work: work).advice(over: recipes)
  }

  private func cookable(
    with pantry: Pantry, _ positions: RecipePositions, _ recipes: some RankedRecipes
  ) async -> QueryMatches {
    let found = await work.flatMap(positions.count) { range in
      var reader = pantry.reader()
      return positions[range].compactMap { position in
        pantry.shortfall(of: recipes[position].merged.recipe, &reader).map { (position, $0) }
      }
    }
    return QueryMatches(
      positions: RecipePositions(found.map { UInt32(clamping: $0.0) }),
      shortfalls: found.map(\.1))
  }
}
