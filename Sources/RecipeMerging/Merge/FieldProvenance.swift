package import RecipeCore

/// Which member a value came from, and what the other members had.
package struct FieldProvenance: Sendable, Hashable {
  /// The field.
  package let field: RecipeField
  /// The members that have the surviving value, by their indices.
  ///
  /// The first is the one it was taken from. For a union such as that of tags, all that have any.
  package let winners: [Int]
  /// Those that had another value, by their indices.
  package let losers: [LosingValue]
  /// The rule that decided.
  package let rule: SurvivorshipRule
  /// Where each tag or each unknown field came from; empty for other fields.
  package let parts: [ProvenancePart]

  /// Makes a provenance of its parts.
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
  /// What the value is to the surviving one.
  package enum Relation: Sendable, Hashable {
    /// It says something else.
    case other
    /// It says the same in other words: "4" and "Serves 4".
    case otherWords
    /// It says something else and was not fit to win, for a reason in words: "made up: 0 minutes".
    case setAside(String)
  }

  /// Index into `MergedRecipe.members`.
  package let member: Int
  /// What its value is to the surviving one.
  package let relation: Relation

  /// Makes a losing value of its parts.
  package init(member: Int, relation: Relation = .other) {
    self.member = member
    self.relation = relation
  }
}

/// Where one element of a union came from: a tag, or the value of one unknown field.
package struct ProvenancePart: Sendable, Hashable {
  /// A member that has the element in another spelling or with another value.
  package struct Loser: Sendable, Hashable {
    /// Index into `MergedRecipe.members`.
    package let member: Int
    /// Its tag, or the JSON text of its value.
    package let text: String
    /// What it is to the surviving one.
    package let relation: LosingValue.Relation

    /// Makes a loser of its parts.
    package init(member: Int, text: String, relation: LosingValue.Relation) {
      self.member = member
      self.text = text
      self.relation = relation
    }
  }

  /// The tag as it is shown, or the field's name.
  package let name: String
  /// The tag again, or the JSON text of the field's value.
  package let text: String
  /// Indices of the members that have it just so, first the one it was taken from.
  package let winners: [Int]
  /// Those that have it otherwise.
  package let losers: [Loser]
  /// The rule that decided.
  package let rule: SurvivorshipRule

  /// Makes a part of its values.
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
