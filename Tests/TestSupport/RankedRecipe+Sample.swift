package import RecipeCore
package import RecipeMerging

extension RankedRecipe {
  /// A ranked recipe of one or more records; the first gives its values.
  package static func sample(_ records: RecipeRecord...) -> RankedRecipe {
    let merged = MergedRecipe(
      id: RecipeID.of(records[0].reference), recipe: records[0].recipe, members: records)
    return RecipeRanker(traits: [:]).rank([merged])[0]
  }
}
