package import RecipeCore
package import RecipeMatching

/// What two records are to each other, and what became of them: what `duplicates explain` shows.
package struct PairReport: Sendable {
  /// One of the records.
  package let first: RecipeRecord
  /// The other one.
  package let second: RecipeRecord
  /// How they compare.
  package let explanation: PairExplanation
  /// The records of the recipe that the first one is in, itself included.
  package let firstRecipe: [RecordReference]
  /// The same of the second one.
  package let secondRecipe: [RecordReference]
  /// What joins them, from the first to the second; empty when they are in two recipes.
  package let path: [RecordBond]
  /// What keeps their recipes apart, beside the two themselves.
  package let obstacles: [RecordBond]

  /// Makes a report of its parts.
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

  /// Whether both are in one recipe.
  package var isOneRecipe: Bool { firstRecipe.contains(second.reference) }
}

/// Why two records are, or are not, one recipe.
package struct RecordBond: Sendable, Hashable {
  /// One of the records.
  package let first: RecordReference
  /// The other one.
  package let second: RecordReference
  /// What they were found to be.
  package let verdict: RecordPair.Verdict
  /// How alike they are, from 0 to 1.
  package let score: Double
  /// Why, in words.
  package let reasons: [String]

  /// Makes a bond of its parts.
  package init(
    first: RecordReference, second: RecordReference, verdict: RecordPair.Verdict, score: Double,
    reasons: [String]
  ) {
    self.first = first
    self.second = second
    self.verdict = verdict
    self.score = score
    self.reasons = reasons
  }
}
