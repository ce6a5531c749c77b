/// The recipes that may match a query: those that do, and those that have to be looked at.
package struct QueryCandidates: Sendable, Hashable {
  /// The recipes that match.
  package let certain: RecipePositions
  /// The recipes of which only looking at them tells; none of them is certain.
  package let doubtful: RecipePositions

  /// Makes candidates of positions, none of which is both certain and doubtful.
  package init(certain: RecipePositions, doubtful: RecipePositions) {
    self.certain = certain
    self.doubtful = doubtful
  }

  /// Exactly these recipes match.
  package static func certain(_ positions: RecipePositions) -> QueryCandidates {
    QueryCandidates(certain: positions, doubtful: .none)
  }

  /// No others than these recipes match.
  package static func doubtful(_ positions: RecipePositions) -> QueryCandidates {
    QueryCandidates(certain: .none, doubtful: positions)
  }

  /// Whether the certain ones are all that match.
  package var isExact: Bool { doubtful.isEmpty }
}
