package import RecipeCore
import RecipeMerging

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
    over recipes: some RankedRecipes, reports: [SourceReport]
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
      recipes: await work.flatMap(positions.count) { range in
        positions[range].map { recipes[$0] }
      },
      scores: options.explains ? page.compactMap { matches.scores?[$0] } : [],
      shortfalls: matches.shortfalls.isEmpty ? [] : page.map { matches.shortfalls[$0] },
      total: matches.positions.count, offset: options.offset, reports: reports)
  }

  /// What may help when nothing was found.
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
