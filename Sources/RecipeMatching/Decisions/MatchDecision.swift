package import RecipeCore

/// A person's decision about two records; it overrules everything that the matcher finds.
package struct MatchDecision: Sendable, Hashable {
  /// The kinds of decisions.
  package enum Kind: String, Sendable {
    /// The records are the same recipe.
    case link
    /// The records are different recipes.
    case unlink
  }

  /// The kind.
  package let kind: Kind
  /// The record that is first in the order of references.
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
