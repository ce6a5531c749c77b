/// What a name that a person typed leads to.
package enum RecipeLookup: Sendable {
  /// Exactly one recipe.
  case one(RankedRecipe)
  /// Several recipes bear that name; in rank order.
  case many([RankedRecipe])
  /// No recipe does; the titles most like it, at most three.
  case none(nearest: [String])

  /// Finds recipes by id, the id of a member, `source:id`, the record's id inside its source,
  /// address, title, or the beginning of an id.
  ///
  /// The ways are tried in this order; the first that finds anything decides. A title is compared
  /// as words, whatever their case and accents.
  ///
  /// - Parameters:
  ///   - name: What the person typed.
  ///   - recipes: All recipes, in rank order.
  package static func find(_ name: String, in recipes: [RankedRecipe]) -> RecipeLookup {
    let parsed = RecordName(name)
    for way in RecordName.Way.allCases {
      let found = recipes.filter { parsed.fits($0.merged, by: way) }
      if found.count == 1 { return .one(found[0]) }
      if !found.isEmpty { return .many(found) }
    }
    return .none(nearest: NearestTitles.to(name, in: recipes.lazy.map(\.merged.recipe.title)))
  }
}

extension RecordName {
  /// Whether it names a member of a recipe, or is the recipe's title.
  ///
  /// The id of the first member is the recipe's own.
  fileprivate func fits(_ recipe: MergedRecipe, by way: Way) -> Bool {
    recipe.members.contains { fits($0, by: way) } || way == .title && isTitle(recipe.recipe.title)
  }
}
