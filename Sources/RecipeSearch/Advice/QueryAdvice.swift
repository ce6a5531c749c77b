/// The suggestions for a query that finds nothing.
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
    package let mostMissing: Int
    /// The number of recipes found with it.
    package let count: Int
  }

  /// The parts to remove, the one with most matches first.
  package let relaxations: [Relaxation]
  /// The possible misspellings, in the order written.
  package let corrections: [Correction]
  /// The effect of more missing foods, or `nil` if that does not help.
  package let shortage: Shortage?
}
