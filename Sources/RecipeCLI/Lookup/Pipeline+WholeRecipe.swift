import RecipeCore
import RecipeMatching
import RecipeMerging

extension Pipeline {
  /// Returns the complete recipe with a name, and the collection in which it was found.
  ///
  /// - Throws: An error if none or several have the name.
  func wholeRecipe(
    named name: String
  ) async throws(CommandFailure) -> (collection: RecipeCollection, recipe: RankedRecipe) {
    let (collection, found) = try await recipe(named: name, .all)
    return (collection, await whole(found, traits: collection.traits))
  }

  /// Completes a recipe by fetching records whose source lists them in outline.
  ///
  /// A failure is reported, and the recipe returned as listed.
  private func whole(
    _ recipe: RankedRecipe, traits: [String: SourceTraits]
  ) async -> RankedRecipe {
    let members = recipe.merged.members
    let outlines = members.filter(\.isOutline).map(\.reference)
    guard !outlines.isEmpty, !context.options.isOffline else { return recipe }
    let fetched = await gatherer.fetch(outlines, from: sources)
    context.notify(diagnostics: fetched.diagnostics)
    let whole = Dictionary(fetched.records.map { ($0.reference, $0) }) { first, _ in first }
    guard !whole.isEmpty else { return recipe }
    let cluster = RecordCluster(members: Array(members.indices), links: recipe.merged.links)
    let again = MatchedRecords(
      records: members.map { whole[$0.reference] ?? $0 }, traits: traits,
      clusters: [cluster], variants: [])
    return await rank(again).first ?? recipe
  }
}

extension RecipeRecord {
  /// True if the record has neither ingredients nor directions.
  fileprivate var isOutline: Bool {
    recipe.ingredients.isEmpty && recipe.directions.isEmpty
  }
}
