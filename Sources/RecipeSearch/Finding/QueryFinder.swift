import RecipeCore

/// A search for the recipes that match a query.
struct QueryFinder: Sendable {
  private let query: RecipeQuery
  private let work: ParallelMap

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - work: Distributes the search; the result does not depend on it.
  init(_ query: RecipeQuery, work: ParallelMap) {
    self.query = query
    self.work = work
  }

  /// Returns the positions of all matches; only doubtful candidates are read.
  func matches(in recipes: some RankedRecipes) async -> RecipePositions {
    await matches(among: recipes.candidates(for: query), in: recipes)
  }

  /// Returns the positions of the matches among some recipes.
  func matches(
    within positions: RecipePositions, of recipes: some RankedRecipes
  ) async -> RecipePositions {
    guard !positions.isEmpty else { return .none }
    let candidates = recipes.candidates(for: query)
    return await matches(
      among: QueryCandidates(
        certain: candidates.certain.shared(with: positions),
        doubtful: candidates.doubtful.shared(with: positions)), in: recipes)
  }

  /// Returns the positions of all matches among known candidates.
  func matches(
    among candidates: QueryCandidates, in recipes: some RankedRecipes
  ) async -> RecipePositions {
    guard !candidates.isExact else { return candidates.certain }
    let query = query
    let doubtful = candidates.doubtful
    let found = await work.flatMap(doubtful.count) { range in
      var matcher = QueryMatcher(query)
      return doubtful[range].compactMap { position in
        matcher.matches(recipes[position]) ? UInt32(clamping: position) : nil
      }
    }
    return candidates.certain.joined(with: RecipePositions(found))
  }
}
