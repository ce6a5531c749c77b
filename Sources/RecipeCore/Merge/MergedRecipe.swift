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

  /// The recipe, shared by all copies.
  let content: SharedRecipe

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

  /// Makes a merged recipe of the values that an earlier merge of the same members found.
  init(_ earlier: MergedRecipe, members: [RecipeRecord], links: [RecordPair]) {
    id = members.first.map { RecipeID.of($0.reference) } ?? earlier.id
    content = earlier.content
    provenance = earlier.provenance
    self.members = members
    self.links = links
  }

  /// Makes the merged recipe of a record that has no other.
  package init(single record: RecipeRecord) {
    id = RecipeID.of(record.reference)
    content = record.content
    members = [record]
    provenance = []
    links = []
  }
}
