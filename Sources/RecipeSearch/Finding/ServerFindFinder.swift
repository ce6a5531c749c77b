import RecipeCore
import RecipeMerging

/// A search for the recipes that match if servers are right that they have the words of the query.
struct ServerFindFinder: Sendable {
  private let query: RecipeQuery
  private let finds: ServerFinds
  private let work: ParallelMap

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - finds: The finds of servers.
  ///   - work: Distributes the search; the result does not depend on it.
  init(_ query: RecipeQuery, _ finds: ServerFinds, work: ParallelMap) {
    self.query = query
    self.finds = finds
    self.work = work
  }

  /// Returns the positions of those that do not match by what is known of them.
  ///
  /// - Parameter matches: The positions of the recipes that do.
  func positions(besides matches: RecipePositions, in recipes: some RankedRecipes) async
    -> RecipePositions
  {
    guard !finds.isEmpty else { return .none }
    let candidates = candidates(in: recipes)
    let (query, finds) = (query, finds)
    let found = await work.flatMap(candidates.count) { range in
      var matcher = QueryMatcher(query)
      return candidates[range].compactMap { position -> UInt32? in
        guard !matches.contains(position) else { return nil }
        let recipe = recipes[position]
        let texts = finds.texts(of: recipe)
        guard !texts.isEmpty, matcher.matches(recipe, assuming: texts) else { return nil }
        return UInt32(clamping: position)
      }
    }
    return RecipePositions(found)
  }

  /// The recipes of the sources whose servers found something.
  private func candidates(in recipes: some RankedRecipes) -> RecipePositions {
    finds.sources.reduce(.none) { positions, source in
      positions.joined(with: candidates(of: source, in: recipes))
    }
  }

  private func candidates(of source: String, in recipes: some RankedRecipes) -> RecipePositions {
    guard let query = try? RecipeQuery(parsing: "source:\"\(source)\"") else {
      return .all(recipes.count)
    }
    let candidates = recipes.candidates(for: query)
    return candidates.certain.joined(with: candidates.doubtful)
  }
}

extension ServerFinds {
  /// Returns the texts by which servers found a recipe.
  func texts(of recipe: RankedRecipe) -> [String] {
    isEmpty ? [] : recipe.merged.members.flatMap { texts(of: $0.reference) }
  }
}
