/// The ranking signals of a recipe: the values that its rank is derived from.
package struct RankSignals: Sendable, Hashable {
  /// The social rank, as it was read.
  package let socialRank: ExactNumber?
  /// The rating by readers.
  package let rating: Rating?

  /// Creates a value from its members.
  package init(socialRank: ExactNumber?, rating: Rating?) {
    self.socialRank = socialRank
    self.rating = rating
  }

  /// Creates the signals of a recipe.
  package init(_ recipe: Recipe) {
    self.init(socialRank: recipe.socialRank, rating: recipe.rating)
  }
}
