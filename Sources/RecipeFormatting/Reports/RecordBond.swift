package import RecipeCore
package import RecipeMatching

/// The reason why two records are, or are not, one recipe.
package struct RecordBond: Sendable, Hashable {
  /// One of the records.
  package let first: RecordReference
  /// The other one.
  package let second: RecordReference
  /// The verdict.
  package let verdict: RecordPair.Verdict
  /// The similarity from 0 to 1.
  package let score: Double
  /// The reasons for the verdict.
  package let reasons: [PairReason]

  /// Creates a bond from its parts.
  package init(
    first: RecordReference, second: RecordReference, verdict: RecordPair.Verdict, score: Double,
    reasons: [PairReason]
  ) {
    self.first = first
    self.second = second
    self.verdict = verdict
    self.score = score
    self.reasons = reasons
  }
}
