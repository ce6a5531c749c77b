package import RecipeCore
package import RecipeMatching

/// One recipe merged from all its records: the boundary between merging and ranking.
package struct MergedRecipe: Sendable {
  /// The recipe's id, twelve hexadecimal digits: that of its first member; see `RecipeID`.
  package let id: String
  /// The records, ordered by reference, with all their values.
  package let members: [RecipeRecord]
  /// The pairs that joined the members, by their indices in `members`.
  package let links: [RecordPair]
  /// The surviving values, shared by all copies.
  package let content: RecipeContent
  /// The provenance of the surviving values.
  package let origins: RecipeProvenance

  /// The surviving values; its social rank is left to ranking.
  package var recipe: Recipe { content.values().recipe }
  /// The provenance of each value; empty if there is one member.
  package var provenance: [FieldProvenance] { origins.fields(among: members.count) }

  /// Creates a merged recipe from its parts.
  package init(
    id: String, members: [RecipeRecord], links: [RecordPair], content: RecipeContent,
    origins: RecipeProvenance
  ) {
    self.id = id
    self.members = members
    self.links = links
    self.content = content
    self.origins = origins
  }

  /// Creates a merged recipe from values.
  package init(
    id: String, recipe: Recipe, members: [RecipeRecord], provenance: [FieldProvenance] = [],
    links: [RecordPair] = []
  ) {
    self.init(
      id: id, members: members, links: links, content: RecipeContent(recipe),
      origins: .values(provenance))
  }

  /// Creates the merged recipe of a single record.
  package init(single record: RecipeRecord) {
    self.init(
      id: RecipeID.of(record.reference), members: [record], links: [], content: record.content,
      origins: .values([]))
  }
}
