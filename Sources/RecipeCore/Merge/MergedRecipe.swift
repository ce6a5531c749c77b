/// One recipe made of all records that are it: the boundary between merging and ranking.
package struct MergedRecipe: Sendable {
  /// Twelve hexadecimal digits that name the recipe: those of its first member, see `RecipeID`.
  package let id: String
  /// The surviving values; its social rank is left to ranking.
  package var recipe: Recipe { content.recipe }
  /// The records, ordered by reference; their values are all kept.
  package let members: [RecipeRecord]
  /// Where each value came from; empty when there is one member.
  package let provenance: [FieldProvenance]
  /// The pairs that joined the members, by indices into `members`.
  package let links: [RecordPair]

  private let content: SharedRecipe

  /// Makes a merged recipe of its parts.
  package init(
    id: String, recipe: Recipe, members: [RecipeRecord], provenance: [FieldProvenance] = [],
    links: [RecordPair] = []
  ) {
    self.id = id
    content = SharedRecipe(recipe)
    self.members = members
    self.provenance = provenance
    self.links = links
  }

  /// Makes the merged recipe of a record that has no other.
  init(single record: RecipeRecord) {
    id = RecipeID.of(record.reference)
    content = record.content
    members = [record]
    provenance = []
    links = []
  }
}

/// Which member a value came from, and which members had another value.
package struct FieldProvenance: Sendable, Hashable {
  /// The field.
  package let field: RecipeField
  /// Indices into `MergedRecipe.members` of those whose value survived: one, or several for a
  /// union such as that of tags.
  package let winners: [Int]
  /// Indices of those that had another value.
  package let losers: [Int]
  /// The rule that decided, in words.
  package let rule: String

  /// Makes a provenance of its parts.
  package init(field: RecipeField, winners: [Int], losers: [Int], rule: String) {
    self.field = field
    self.winners = winners
    self.losers = losers
    self.rule = rule
  }
}
