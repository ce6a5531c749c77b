/// The suggestions for a query that finds nothing, or more than its exclusions may be meant to leave.
package struct QueryAdvice: Sendable, Hashable {
  /// The number of matches without one part of the query.
  package struct Relaxation: Sendable, Hashable {
    /// The part, as written.
    package let part: String
    /// The number of recipes that match all other parts.
    package let count: Int
  }

  /// A word that occurs nowhere, and a similar one that does.
  package struct Correction: Sendable, Hashable {
    /// The word as written.
    package let word: String
    /// The similar word of the collection.
    package let nearest: String
  }

  /// The number of missing foods that would have to be allowed.
  package struct Shortage: Sendable, Hashable {
    /// The least number that finds anything.
    package let maximumMissingCount: Int
    /// The number of recipes found with it.
    package let count: Int
  }

  /// The result of the query with all words corrected.
  package struct Outcome: Sendable, Hashable {
    /// The number of recipes.
    package let count: Int
    /// The titles of the first of them, at most `exampleCount`.
    package let titles: [String]
  }

  /// The number of recipes that are shown of a corrected query.
  static let exampleCount = 5

  /// The parts to remove, the one with most matches first.
  package let relaxations: [Relaxation]
  /// The possible misspellings, in the order written.
  package let corrections: [Correction]
  /// The effect of more missing foods, or `nil` if that does not help.
  package let shortage: Shortage?
  /// The result of the corrected query, or `nil` if it finds nothing or nothing was corrected.
  package private(set) var outcome: Outcome?
  /// The results with other forms of excluded words; empty if there are none.
  package let remainders: [ExclusionRemainder]

  /// Creates suggestions from their parts.
  init(
    relaxations: [Relaxation] = [], corrections: [Correction] = [], shortage: Shortage? = nil,
    remainders: [ExclusionRemainder] = []
  ) {
    self.relaxations = relaxations
    self.corrections = corrections
    self.shortage = shortage
    self.remainders = remainders
  }

  /// Returns the suggestions with what the corrected query finds.
  func showing(_ outcome: Outcome) -> QueryAdvice {
    var advice = self
    advice.outcome = outcome.count > 0 ? outcome : nil
    return advice
  }
}
