import RecipeCore

/// A merged recipe with its social rank: the boundary between ranking and the query.
package struct RankedRecipe: Sendable {
  /// The recipe.
  package let merged: MergedRecipe
  /// The rank, or `nil` if no member has one.
  package let socialRank: SocialRank?

  /// Creates a ranked recipe from its parts.
  package init(merged: MergedRecipe, socialRank: SocialRank?) {
    self.merged = merged
    self.socialRank = socialRank
  }
}
