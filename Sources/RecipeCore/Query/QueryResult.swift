/// A page of recipes and how the sources fared: the boundary between the query and the formatter.
package struct QueryResult: Sendable {
  /// The page, in the order asked for.
  package let recipes: [RankedRecipe]
  /// How many recipes matched in all.
  package let total: Int
  /// How many matching recipes come before the page.
  package let offset: Int
  /// How each source fared, in the order of the configuration.
  package let reports: [SourceReport]

  /// Makes a result of its parts.
  package init(recipes: [RankedRecipe], total: Int, offset: Int, reports: [SourceReport]) {
    self.recipes = recipes
    self.total = total
    self.offset = offset
    self.reports = reports
  }

  /// Whether every source gave all it has.
  package var isComplete: Bool {
    !reports.contains(where: \.status.isFailure)
  }
}
