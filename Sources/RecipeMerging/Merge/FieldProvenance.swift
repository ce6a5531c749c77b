package import RecipeCore

/// The provenance of one field: the members with the surviving value, and the values that lost.
package struct FieldProvenance: Sendable, Hashable {
  /// The field.
  package let field: RecipeField
  /// The indices of the members that have the surviving value.
  ///
  /// The first is the one it was taken from. For a union such as that of tags, all that have any.
  package let winners: [Int]
  /// The members that have another value.
  package let losers: [LosingValue]
  /// The deciding rule.
  package let rule: SurvivorshipRule
  /// The provenance of each tag or unknown field; empty for other fields.
  package let parts: [ProvenancePart]

  /// Creates a provenance from its parts.
  package init(
    field: RecipeField, winners: [Int], losers: [LosingValue] = [], rule: SurvivorshipRule,
    parts: [ProvenancePart] = []
  ) {
    self.field = field
    self.winners = winners
    self.losers = losers
    self.rule = rule
    self.parts = parts
  }
}

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
