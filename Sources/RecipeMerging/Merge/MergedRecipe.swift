package import RecipeCore
package import RecipeMatching
package import Text

/// One recipe merged from all its records: the boundary between merging and ranking.
package struct MergedRecipe: Sendable {
  /// The recipe's id, twelve hexadecimal digits: that of its first member; see `RecipeID`.
  package let id: String
  /// The surviving values; its social rank is left to ranking.
  package var recipe: Recipe { content.values().recipe }
  /// The records, ordered by reference, with all their values.
  package let members: [RecipeRecord]
  /// The provenance of each value; empty if there is one member.
  package var provenance: [FieldProvenance] { origins.fields(among: members.count) }
  /// The pairs that joined the members, by their indices in `members`.
  package let links: [RecordPair]

  /// The recipe, shared by all copies.
  package let content: RecipeContent
  private let origins: RecipeProvenance

  /// Creates a merged recipe from its parts.
  package init(
    id: String, recipe: Recipe, members: [RecipeRecord], provenance: [FieldProvenance] = [],
    links: [RecordPair] = []
  ) {
    self.init(id: id, members, links, RecipeContent(recipe), .values(provenance))
  }

  /// Creates a merged recipe of which the values, or only their provenance, are packed.
  package init(
    id: String, recipe: Recipe, members: [RecipeRecord], provenance: PackedProvenance,
    links: [RecordPair]
  ) {
    self.init(id: id, members, links, RecipeContent(recipe), .packed(provenance))
  }

  /// Creates a merged recipe from the packed values of an earlier merge, without the members.
  package init(id: String, packed recipe: PackedRecipe, provenance: PackedProvenance) {
    self.init(id: id, [], [], .packed(recipe), .packed(provenance))
  }

  /// Creates a merged recipe from the values that an earlier merge of the same members found.
  package init(_ earlier: MergedRecipe, members: [RecipeRecord], links: [RecordPair]) {
    self.init(
      id: members.first.map { RecipeID.of($0.reference) } ?? earlier.id, members, links,
      earlier.content, earlier.origins)
  }

  /// Creates the merged recipe of a single record.
  package init(single record: RecipeRecord) {
    self.init(id: RecipeID.of(record.reference), [record], [], record.content, .values([]))
  }

  private init(
    id: String, _ members: [RecipeRecord], _ links: [RecordPair], _ content: RecipeContent,
    _ origins: RecipeProvenance
  ) {
    self.id = id
    self.members = members
    self.links = links
    self.content = content
    self.origins = origins
  }

  /// The same recipe with its own values and those of its members unpacked.
  package var unpacked: MergedRecipe {
    guard content.isPacked || members.contains(where: \.content.isPacked) else { return self }
    let members = members.map(\.unpacked)
    let content = members.count == 1 ? members[0].content : content.unpacked
    return MergedRecipe(id: id, members, links, content, origins)
  }

  /// Returns the same recipe with its own values packed.
  package func packed(_ recipe: PackedRecipe, _ provenance: PackedProvenance) -> MergedRecipe {
    MergedRecipe(id: id, members, links, .packed(recipe), .packed(provenance))
  }

  /// Writes the values as `Recipe.write` does.
  package func writeRecipe(to writer: inout ByteWriter) {
    content.write(to: &writer)
  }

  /// Writes the provenance, for `PackedProvenance`.
  package func writeProvenance(to writer: inout ByteWriter) {
    origins.write(to: &writer)
  }
}
