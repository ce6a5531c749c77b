/// What may help when a query finds nothing.
package struct QueryAdvice: Sendable, Hashable {
  /// What would be found without one part of the query.
  package struct Relaxation: Sendable, Hashable {
    /// The part, as written.
    package let part: String
    /// How many recipes match all others.
    package let count: Int
  }

  /// A word that occurs nowhere, and one that does.
  package struct Correction: Sendable, Hashable {
    /// The word as written.
    package let word: String
    /// A word of the collection that is like it.
    package let nearest: String
  }

  /// How many foods would have to be allowed to be missing.
  package struct Shortage: Sendable, Hashable {
    /// The least number that finds anything.
    package let mostMissing: Int
    /// How many recipes that finds.
    package let count: Int
  }

  /// What to leave out, that which finds most first.
  package let relaxations: [Relaxation]
  /// What may be misspelt, in the order written.
  package let corrections: [Correction]
  /// What more foods may be missing; `nil` when that does not help.
  package let shortage: Shortage?
}
