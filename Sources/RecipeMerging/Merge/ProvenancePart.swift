import RecipeCore

/// The provenance of one element of a union: a tag, or the value of one unknown field.
package struct ProvenancePart: Sendable, Hashable {
  /// A member that has the element with another spelling or value.
  package struct Loser: Sendable, Hashable {
    /// The index in `MergedRecipe.members`.
    package let member: Int
    /// Its tag, or the JSON text of its value.
    package let text: String
    /// The relation to the surviving one.
    package let relation: LosingValue.Relation

    /// Creates a losing element from its parts.
    package init(member: Int, text: String, relation: LosingValue.Relation) {
      self.member = member
      self.text = text
      self.relation = relation
    }
  }

  /// The tag as displayed, or the field's name.
  package let name: String
  /// The tag again, or the JSON text of the field's value.
  package let text: String
  /// The indices of the members that have exactly this, first the one it was taken from.
  package let winners: [Int]
  /// The members that have another one.
  package let losers: [Loser]
  /// The deciding rule.
  package let rule: SurvivorshipRule

  /// Creates a part from its values.
  package init(
    name: String, text: String, winners: [Int], losers: [Loser], rule: SurvivorshipRule
  ) {
    self.name = name
    self.text = text
    self.winners = winners
    self.losers = losers
    self.rule = rule
  }
}
