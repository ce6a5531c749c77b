package import RecipeCore
package import RecipeMatching

/// The comparison of two records and their recipes, for `duplicates explain`.
package struct PairReport: Sendable {
  /// One of the records.
  package let first: RecipeRecord
  /// The other one.
  package let second: RecipeRecord
  /// The explanation of the verdict.
  package let explanation: PairExplanation
  /// The records of the recipe of the first one, including itself.
  package let firstRecipe: [RecordReference]
  /// The records of the recipe of the second one.
  package let secondRecipe: [RecordReference]
  /// The bonds that join them, from the first to the second; empty if they are in two recipes.
  package let path: [RecordBond]
  /// The bonds that keep their recipes apart, besides the two themselves.
  package let obstacles: [RecordBond]

  /// Creates a report from its parts.
  package init(
    first: RecipeRecord, second: RecipeRecord, explanation: PairExplanation,
    firstRecipe: [RecordReference], secondRecipe: [RecordReference], path: [RecordBond],
    obstacles: [RecordBond]
  ) {
    self.first = first
    self.second = second
    self.explanation = explanation
    self.firstRecipe = firstRecipe
    self.secondRecipe = secondRecipe
    self.path = path
    self.obstacles = obstacles
  }

  /// True if both are in one recipe.
  package var isOneRecipe: Bool { firstRecipe.contains(second.reference) }
}
