package import RecipeCore
package import RecipeMatching
package import Text

/// One recipe made of all records that are it: the boundary between merging and ranking.
package struct MergedRecipe: Sendable {
  /// Twelve hexadecimal digits that name the recipe: those of its first member, see `RecipeID`.
  package let id: String
  /// The surviving values; its social rank is left to ranking.
  package var recipe: Recipe { content.values().recipe }
  /// The records, ordered by reference; their values are all kept.
  package let members: [RecipeRecord]
  /// Where each value came from; empty when there is one member.
  package var provenance: [FieldProvenance] { origins.fields(among: members.count) }
  /// The pairs that joined the members, by indices into `members`.
  package let links: [RecordPair]

  /// The recipe, shared by all copies.
  package let content: RecipeContent
  private let origins: RecipeProvenance

  /// Makes a merged recipe of its parts.
  package init(
    id: String, recipe: Recipe, members: [RecipeRecord], provenance: [FieldProvenance] = [],
    links: [RecordPair] = []
  ) {
    self.init(id: id, members, links, RecipeContent(recipe), .values(provenance))
  }

  /// Makes a merged recipe whose values, or only where they came from, are packed.
  package init(
    id: String, recipe: Recipe, members: [RecipeRecord], provenance: PackedProvenance,
    links: [RecordPair]
  ) {
    self.init(id: id, members, links, RecipeContent(recipe), .packed(provenance))
  }

  /// Makes the values of an earlier merge, which are packed, without the members.
  package init(id: String, packed recipe: PackedRecipe, provenance: PackedProvenance) {
    self.init(id: id, [], [], .packed(recipe), .packed(provenance))
  }

  /// Makes a merged recipe of the values that an earlier merge of the same members found.
  package init(_ earlier: MergedRecipe, members: [RecipeRecord], links: [RecordPair]) {
    self.init(
      id: members.first.map { RecipeID.of($0.reference) } ?? earlier.id, members, links,
      earlier.content, earlier.origins)
  }

  /// Makes the merged recipe of a record that has no other.
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

  /// The same recipe with the values of it and of its members at hand.
  package var unpacked: MergedRecipe {
    guard content.isPacked || members.contains(where: \.content.isPacked) else { return self }
    let members = members.map(\.unpacked)
    let content = members.count == 1 ? members[0].content : content.unpacked
    return MergedRecipe(id: id, members, links, content, origins)
  }

  /// The same recipe with its own values in bytes.
  package func packed(_ recipe: PackedRecipe, _ provenance: PackedProvenance) -> MergedRecipe {
    MergedRecipe(id: id, members, links, .packed(recipe), .packed(provenance))
  }

  /// Writes the values as `Recipe.write` does.
  package func writeRecipe(to writer: inout ByteWriter) {
    content.write(to: &writer)
  }

  /// Writes where they came from, for `PackedProvenance`.
  package func writeProvenance(to writer: inout ByteWriter) {
    origins.write(to: &writer)
  }
}
