package import RecipeCore
package import RecipeMatching
package import RecipeMerging

/// All records, matched and merged, and the reports of the sources.
package struct DuplicatesAnswer: Sendable {
  /// The records and their clusters.
  package let matched: MatchedRecords
  /// The recipes, one for each cluster.
  package let merged: [MergedRecipe]
  /// The reports of the sources.
  package let gathering: GatheringReport

  /// Creates an answer from its parts.
  package init(matched: MatchedRecords, merged: [MergedRecipe], gathering: GatheringReport) {
    self.matched = matched
    self.merged = merged
    self.gathering = gathering
  }
}
