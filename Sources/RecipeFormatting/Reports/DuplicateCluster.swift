package import RecipeCore

/// Several records that are one recipe, as `duplicates` shows them.
package struct DuplicateCluster: Sendable, Hashable {
  /// The name of the merged recipe.
  package let id: String
  /// Its title.
  package let title: String
  /// What names the members, in order.
  package let members: [RecordReference]
  /// Why they are one: the pairs that joined them, by indices into `members`.
  package let links: [RecordPair]

  /// Looks at what was merged; `nil` when there is only one record.
  package init?(_ recipe: MergedRecipe) {
    guard recipe.members.count > 1 else { return nil }
    id = recipe.id
    title = recipe.recipe.title
    members = recipe.members.map(\.reference)
    links = recipe.links
  }
}
