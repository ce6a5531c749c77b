package import RecipeCore
package import RecipeMerging

extension RankedRecipe {
  /// Returns a ranked recipe of one or more records with the values of the first.
  package static func sample(_ records: RecipeRecord...) -> RankedRecipe {
    let merged = MergedRecipe(
      id: RecipeID.of(records[0].reference), recipe: records[0].recipe, members: records)
    return RecipeRanker(traits: [:]).rank([merged])[0]
  }
}
