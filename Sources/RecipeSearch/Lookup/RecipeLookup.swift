package import RecipeCore
package import RecipeMerging

/// The result of looking up a recipe by a name that a person typed.
package enum RecipeLookup: Sendable {
  /// Exactly one recipe.
  case one(RankedRecipe)
  /// Several recipes with that name, in rank order.
  case many([RankedRecipe])
  /// The only recipe whose title begins with the name, which is not all of the title.
  case beginning(RankedRecipe)
  /// No recipe, and the nearest titles, at most three.
  case none(nearest: [String])

  /// True if there is no recipe with that name.
  package var isEmpty: Bool {
    if case .none = self { true } else { false }
  }

  /// Finds recipes by id, the id of a member, `source:id`, the record's id within its source, URL,
  /// title, or the beginning of an id or of a title.
  ///
  /// The ways are tried in this order; the first with a result decides. Titles are compared byte for byte
  /// first, then as words, without regard to case and accents. A name with which a title begins could also
  /// be any other whose words begin with it: "leek soup" is not only "Leek Soup with Cream" if there
  /// is a "Potato-Leek Soup".
  ///
  /// - Parameters:
  ///   - name: The name as typed.
  ///   - recipes: All recipes, in rank order.
  ///   - work: Distributes the search; the result does not depend on it.
  package static func find(
    _ name: String, in recipes: some RankedRecipes, work: ParallelMap
  ) async -> RecipeLookup {
    let parsed = RecordName(name)
    let fitting = await work.flatMap(recipes.count) { range in
      range.compactMap { position in
        let recipe = recipes[position].merged
        let way = RecordName.Way.allCases.firstIndex { parsed.fits(recipe, by: $0) }
        return way.map { (way: $0, position: position) }
      }
    }
    let best = fitting.map(\.way).min()
    let found = fitting.filter { $0.way == best }.map { recipes[$0.position] }
    if found.count == 1 { return .one(found[0]) }
    if !found.isEmpty { return .many(found) }
    let parts = await work.flatMap(recipes.count) { range in
      range.compactMap { position in
        parsed.part(ofTitle: recipes[position].merged.recipe.title).map { ($0, position) }
      }
    }
    if parts.contains(where: { $0.0 == .beginning }) {
      let candidates = parts.map { recipes[$0.1] }
      return candidates.count == 1 ? .beginning(candidates[0]) : .many(candidates)
    }
    let titles = (0..<recipes.count).lazy.map { recipes[$0].merged.recipe.title }
    return .none(nearest: NearestTitles.to(name, in: titles))
  }
}

extension RecordName {
  /// True if it matches a member of a recipe, or is the recipe's title.
  ///
  /// The id of the first member is the recipe's own.
  fileprivate func fits(_ recipe: MergedRecipe, by way: Way) -> Bool {
    recipe.members.contains { fits($0, by: way) } || isTitle(recipe.recipe.title, by: way)
  }
}
