/// What a query found: indices into all recipes, with what was worked out about each.
struct QueryMatches: Sendable {
  /// The indices of the recipes, in rank order.
  var indices: [Int]
  /// How well each fits; empty when nobody asked.
  var scores: [RelevanceScore] = []
  /// What each needs beside the foods at hand; empty when nobody asked.
  var shortfalls: [PantryShortfall] = []
}
