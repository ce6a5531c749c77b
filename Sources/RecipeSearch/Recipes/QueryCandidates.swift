/// The candidates of a query: recipes that certainly match, and those that must be read to tell.
package struct QueryCandidates: Sendable, Hashable {
  /// The recipes that certainly match.
  package let certain: RecipePositions
  /// The recipes that must be read to tell; none of them is certain.
  package let doubtful: RecipePositions

  /// Creates candidates.
  package init(certain: RecipePositions, doubtful: RecipePositions) {
    self.certain = certain
    self.doubtful = doubtful
  }

  /// Returns candidates that all match.
  package static func certain(_ positions: RecipePositions) -> QueryCandidates {
    QueryCandidates(certain: positions, doubtful: .none)
  }

  /// Returns candidates that must all be read.
  package static func doubtful(_ positions: RecipePositions) -> QueryCandidates {
    QueryCandidates(certain: .none, doubtful: positions)
  }

  /// True if the certain recipes are all matches.
  package var isExact: Bool { doubtful.isEmpty }
}
