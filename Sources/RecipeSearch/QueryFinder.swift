import RecipeCore

/// Finds the recipes that match a query.
struct QueryFinder: Sendable {
  private let query: RecipeQuery
  private let work: ParallelMap

  /// Makes a finder.
  ///
  /// - Parameters:
  ///   - query: What is looked for.
  ///   - work: How the looking is shared out; the result does not depend on it.
  init(_ query: RecipeQuery, work: ParallelMap) {
    self.query = query
    self.work = work
  }

  /// The positions of all that match; only doubtful candidates are looked at.
  func matches(in recipes: some RankedRecipes) async -> RecipePositions {
    await matches(among: recipes.candidates(for: query), in: recipes)
  }

  /// The positions of all that match, of which the candidates are known.
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
