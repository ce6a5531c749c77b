import RecipeCore
import RecipeMatching
import RecipeMerging

/// The completion of recipes of which the lists of their sources leave something out.
extension Pipeline {
  /// Fetches the complete records of recipes that lack ingredients and directions, or that their source
  /// wants to complete, and merges them again.
  ///
  /// A record that cannot be fetched remains as listed.
  ///
  /// - Parameters:
  ///   - recipes: The recipes.
  ///   - sources: The sources to ask.
  ///   - traits: The traits of all sources, by name.
  func completion(
    of recipes: some Collection<RankedRecipe>, by sources: [ConfiguredSource],
    _ traits: [String: SourceTraits]
  ) async -> RecipeCompletion {
    let asked = Dictionary(sources.map { ($0.name, $0.source) }) { first, _ in first }
    var wanted: [RecipeRecord] = []
    var incomplete: [Int: MergedRecipe] = [:]
    var outlines: [RecordReference] = []
    for (place, recipe) in recipes.enumerated() {
      for record in recipe.merged.members {
        guard let source = asked[record.reference.source] ?? nil, await source.isToFetch(record)
        else { continue }
        wanted.append(record)
        if source.completing != nil, record.recipe.isOutline { outlines.append(record.reference) }
        incomplete[place] = recipe.merged
      }
    }
    guard !wanted.isEmpty else { return RecipeCompletion() }
    var completion = RecipeCompletion(
      of: wanted, outlines: outlines,
      fetched: await gatherer.fetch(wanted.map(\.reference), from: sources))
    for (place, recipe) in incomplete {
      guard let again = completion.matched(recipe, traits) else { continue }
      let merged = await RecipeMerger(work: work).merge(again)
      completion.recipes[place] = rank(merged, from: again).first
    }
    return completion
  }
}

extension RecipeSource {
  /// True if a record is to be fetched before it is shown.
  fileprivate func isToFetch(_ record: RecipeRecord) async -> Bool {
    if record.recipe.isOutline { return true }
    return await completing?.isToBeFetched(record) ?? false
  }
}
