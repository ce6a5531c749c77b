package import RecipeCore
import RecipeMerging

/// The stage that filters, sorts and pages ranked recipes.
package struct QueryEvaluator: Sendable {
  private let written: RecipeQuery
  private let query: RecipeQuery
  private let options: QueryOptions
  private let expander: QueryExpander?
  private let pantry: Pantry?
  private let work: ParallelMap

  /// Creates an evaluator.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - options: The page and the order.
  ///   - expander: Lets the words of the query find what they mean, or `nil` to take them as they are.
  ///   - pantry: The foods at hand, or `nil` to ignore them.
  ///   - work: Distributes the search; the result does not depend on it.
  package init(
    _ query: RecipeQuery, _ options: QueryOptions, expander: QueryExpander? = nil,
    pantry: Pantry? = nil, work: ParallelMap
  ) {
    written = query
    self.query = expander?.expanded(query) ?? query
    self.expander = expander
    self.options = options
    self.pantry = pantry
    self.work = work
  }

  /// Returns the requested page of recipes.
  ///
  /// - Parameters:
  ///   - recipes: All recipes, in rank order.
  ///   - reports: The reports of the sources, passed through.
  ///   - finds: The finds of servers.
  ///   - isStreamed: True if the recipes of the page are read when they are accessed, not now.
  package func evaluate(
    over recipes: some RankedRecipes, reports: [SourceReport], finds: ServerFinds = ServerFinds(),
    isStreamed: Bool = false
  ) async -> QueryResult {
    var matches = await matches(in: recipes, and: finds)
    let relevance = Relevance(query, work: work)
    let needsScores = options.sort == .relevance || options.explains
    if needsScores || options.sort == .best {
      matches.matchedParts = await MatchedPartFinder(query, work: work)
        .parts(of: matches.positions, in: recipes)
    }
    if needsScores {
      matches.scores = await relevance.scores(
        of: matches.positions, at: matches.matchedParts, in: recipes)
    }
    let page = await ResultOrder(options, relevance, work).page(of: matches, of: recipes)
    let positions = page.map { matches.positions[$0] }
    return QueryResult(
      recipes: isStreamed
        ? await recipes.stream(of: positions, work: work) : await read(positions, of: recipes),
      scores: options.explains ? page.compactMap { score(of: $0, among: matches, recipes) } : [],
      shortfalls: matches.shortfalls.isEmpty ? [] : page.map { matches.shortfalls[$0] },
      total: matches.positions.count, offset: options.offset, reports: reports)
  }

  private func matches(
    in recipes: some RankedRecipes, and finds: ServerFinds
  ) async -> QueryMatches {
    let found = await QueryFinder(query, work: work).matches(in: recipes)
    let further = await ServerFindFinder(query, finds, work: work)
      .positions(besides: found, in: recipes)
    var matches = QueryMatches(positions: found.joined(with: further))
    if let pantry { matches = await cookable(with: pantry, matches.positions, recipes) }
    matches.foundByServers = further
    return matches
  }

  /// Returns the score of a match with all that tells how it was found.
  private func score(
    of match: Int, among matches: QueryMatches, _ recipes: some RankedRecipes
  ) -> RelevanceScore? {
    guard let score = matches.scores?[match] else { return nil }
    let position = matches.positions[match]
    let named = Relevance(query, work: work).named(score) { recipes[position].merged }
    return matches.foundByServers.contains(position) ? named.foundByServer : named
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
    let advice = await QueryAdviser(query, pantry: pantry, work: work).advice(over: recipes)
    guard !advice.corrections.isEmpty, let corrected = written.corrected(by: advice.corrections)
    else { return advice }
    let options = QueryOptions(sort: .best, limit: QueryAdvice.exampleCount)
    let evaluator = QueryEvaluator(
      corrected, options, expander: expander, pantry: pantry, work: work)
    let result = await evaluator.evaluate(over: recipes, reports: [])
    return advice.showing(
      QueryAdvice.Outcome(
        count: result.total, titles: result.recipes.map(\.merged.content.title)))
  }

  /// Returns the other forms of excluded words among the results of a query, or `nil` if there are none.
  ///
  /// - Parameters:
  ///   - recipes: All recipes, in rank order.
  ///   - finds: The finds of servers.
  package func review(
    over recipes: some RankedRecipes, finds: ServerFinds
  ) async -> QueryAdvice? {
    guard let expander, !(written.expression?.excludedWords ?? []).isEmpty else { return nil }
    let reviewer = ExclusionReviewer(written, expander: expander, work: work)
    let remainders = await reviewer.remainders(
      among: await matches(in: recipes, and: finds).positions, in: recipes)
    return remainders.isEmpty ? nil : QueryAdvice(remainders: remainders)
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
