import RecipeCore

/// A member whose value did not survive; the value itself stays in the member.
package struct LosingValue: Sendable, Hashable {
  /// The relation of a losing value to the surviving one.
  package enum Relation: Sendable, Hashable {
    /// Another meaning.
    case other
    /// The same meaning in other words: "4" and "Serves 4".
    case otherWords
    /// Another meaning, and not fit to win.
    case setAside(ValueDefect)
  }

  /// The index in `MergedRecipe.members`.
  package let member: Int
  /// The relation of its value to the surviving one.
  package let relation: Relation

  /// Creates a losing value from its parts.
  package init(member: Int, relation: Relation = .other) {
    self.member = member
    self.relation = relation
  }
}
