/// The values that a recipe's rank is derived from.
package struct RecipeStanding: Sendable, Hashable {
  /// The social rank, as it was read.
  package let socialRank: ExactNumber?
  /// The rating by readers.
  package let rating: Rating?

  /// Creates a standing from its values.
  package init(socialRank: ExactNumber?, rating: Rating?) {
    self.socialRank = socialRank
    self.rating = rating
  }

  /// Creates the standing of a recipe.
  package init(_ recipe: Recipe) {
    self.init(socialRank: recipe.socialRank, rating: recipe.rating)
  }
}
