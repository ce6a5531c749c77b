/// What a query found: positions among all recipes, with what was worked out about each.
struct QueryMatches: Sendable {
  /// The positions of the recipes, in rank order.
  var positions: RecipePositions
  /// How well each fits; `nil` when nobody asked.
  var scores: RelevanceScores?
  /// What each needs beside the foods at hand; empty when nobody asked.
  var shortfalls: [PantryShortfall] = []
}
