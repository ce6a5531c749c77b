package import RecipeCore
package import RecipeMerging

/// A page of recipes and the source reports: the boundary between the query and the formatter.
package struct QueryResult: Sendable {
  /// The page, in the requested order.
  package let recipes: ElementStream<RankedRecipe>
  /// The score of each recipe of the page; empty unless requested.
  package let scores: [RelevanceScore]
  /// The missing foods of each recipe of the page; empty if no pantry was given.
  package let shortfalls: [PantryShortfall]
  /// The number of matches.
  package let total: Int
  /// The number of matches before the page.
  package let offset: Int
  /// The report of each source, in the order of the configuration.
  package let reports: [SourceReport]

  /// Creates a result from its parts.
  package init(
    recipes: ElementStream<RankedRecipe>, scores: [RelevanceScore] = [],
    shortfalls: [PantryShortfall] = [],
    total: Int, offset: Int, reports: [SourceReport]
  ) {
    self.recipes = recipes
    self.scores = scores
    self.shortfalls = shortfalls
    self.total = total
    self.offset = offset
    self.reports = reports
  }

  /// Returns the page without the recipes at some places, which do not match after all.
  ///
  /// - Parameters:
  ///   - recipes: The recipes at all places of the page.
  ///   - places: The places.
  ///   - reports: The reports of the sources.
  package func replacing(
    _ recipes: ElementStream<RankedRecipe>, without places: Set<Int>, _ reports: [SourceReport]
  ) -> QueryResult {
    let kept = recipes.indices.filter { !places.contains($0) }
    return QueryResult(
      recipes: places.isEmpty
        ? recipes : ElementStream(count: kept.count) { recipes[kept[$0]] },
      scores: scores.isEmpty ? [] : kept.map { scores[$0] },
      shortfalls: shortfalls.isEmpty ? [] : kept.map { shortfalls[$0] },
      total: total - places.count, offset: offset, reports: reports)
  }

  /// True if the page contains every match.
  package var isWhole: Bool { recipes.count == total }

  /// True if every source delivered all its records, and all that it found.
  package var isComplete: Bool {
    !reports.contains { $0.isFailure || $0.unrequested > 0 }
  }
}
