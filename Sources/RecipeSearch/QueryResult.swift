package import RecipeCore
package import RecipeMerging

/// A page of recipes and how the sources fared: the boundary between the query and the formatter.
package struct QueryResult: Sendable {
  /// The page, in the order asked for.
  package let recipes: [RankedRecipe]
  /// How well each recipe of the page fits the query; empty unless asked for.
  package let scores: [RelevanceScore]
  /// What each recipe of the page needs beside the foods at hand; empty when none were named.
  package let shortfalls: [PantryShortfall]
  /// How many recipes matched in all.
  package let total: Int
  /// How many matching recipes come before the page.
  package let offset: Int
  /// How each source fared, in the order of the configuration.
  package let reports: [SourceReport]

  /// Makes a result of its parts.
  package init(
    recipes: [RankedRecipe], scores: [RelevanceScore] = [], shortfalls: [PantryShortfall] = [],
    total: Int, offset: Int, reports: [SourceReport]
  ) {
    self.recipes = recipes
    self.scores = scores
    self.shortfalls = shortfalls
    self.total = total
    self.offset = offset
    self.reports = reports
  }

  /// Whether every source gave all it has.
  package var isComplete: Bool {
    !reports.contains(where: \.status.isFailure)
  }
}
