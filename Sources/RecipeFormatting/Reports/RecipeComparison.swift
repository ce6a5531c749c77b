package import RecipeCore
package import RecipeMatching

/// Two recipes that a person named, and what differs: the output of `recipes diff`.
package struct RecipeComparison: Sendable {
  /// One of the recipes.
  package struct Side: Sendable {
    /// The name for people: a reference, a path or an address.
    package let name: String
    /// The recipe's id.
    package let id: String
    /// The values.
    package let recipe: Recipe

    /// Creates a side from its parts.
    package init(name: String, id: String, recipe: Recipe) {
      self.name = name
      self.id = id
      self.recipe = recipe
    }
  }

  /// The first recipe.
  package let first: Side
  /// The second recipe.
  package let second: Side
  /// The verdict of matching about them, as if they were two records.
  package let explanation: PairExplanation
  /// The differences.
  package let differences: RecipeDifferences

  /// Creates a comparison from its parts.
  package init(
    _ first: Side, _ second: Side, explanation: PairExplanation, differences: RecipeDifferences
  ) {
    self.first = first
    self.second = second
    self.explanation = explanation
    self.differences = differences
  }
}
