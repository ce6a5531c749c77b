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
