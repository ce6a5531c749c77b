import RecipeCore
import RecipeMatching
import RecipeMerging

/// All records that the sources have, matched and merged.
struct MatchedCollection: Sendable {
  /// What each source gave.
  let batches: [SourceBatch]
  /// Which records are the same recipe.
  let matched: MatchedRecords
  /// The recipes, one for each cluster.
  let merged: [MergedRecipe]
  /// Writes what the next run may begin with; `nil` when no index is kept.
  let update: (@Sendable () async -> Void)?
}
