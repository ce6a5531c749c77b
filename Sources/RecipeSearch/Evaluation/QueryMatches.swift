/// The matches of a query: positions among all recipes, with what was computed about each.
struct QueryMatches: Sendable {
  /// The positions of the recipes, in rank order.
  var positions: RecipePositions
  /// Those of them that only the finds of servers tell.
  var foundByServers = RecipePositions.none
  /// The part of each in which the words are found; empty if that is not needed, or cannot
  /// be told.
  var matchedParts: [MatchedPart] = []
  /// The scores, or `nil` if they were not requested.
  var scores: RelevanceScores?
  /// The foods missing for each; empty if no pantry was given.
  var shortfalls: [PantryShortfall] = []
}
