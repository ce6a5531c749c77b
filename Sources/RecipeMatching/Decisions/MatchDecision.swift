package import RecipeCore

/// What a person decided about two records; it counts more than anything the matcher finds.
package struct MatchDecision: Sendable, Hashable {
  /// The two things a person can decide.
  package enum Kind: String, Sendable {
    /// They are one recipe.
    case link
    /// They are two recipes.
    case unlink
  }

  /// What was decided.
  package let kind: Kind
  /// The record that comes first in the order of references.
  package let first: RecordReference
  /// The other record.
  package let second: RecordReference

  /// Creates a decision about two records, given in either order.
  ///
  /// - Returns: `nil` if both are the same record.
  package init?(_ kind: Kind, _ one: RecordReference, _ other: RecordReference) {
    guard one != other else { return nil }
    self.kind = kind
    first = min(one, other)
    second = max(one, other)
  }

  /// Creates another decision about the same records.
  package init(of decision: MatchDecision, _ kind: Kind) {
    self.kind = kind
    first = decision.first
    second = decision.second
  }
}
