import RecipeCore
package import RecipeMerging
import RecipeSearch

/// The numbers of recipes that each filter would leave.
package struct FilterCounts: Sendable {
  /// The numbers of recipes of the sources, by name.
  let sources: [String: Int]
  /// The tags, the most frequent first.
  let tags: [TermCount]

  /// Counts the sources and tags of recipes.
  package init(of recipes: some Sequence<RankedRecipe>) {
    var sources: [String: Int] = [:]
    var tags = TermTally()
    for recipe in recipes {
      for name in Set(recipe.merged.members.map(\.reference.source)) {
        sources[name, default: 0] += 1
      }
      tags.add(recipe.merged.recipe.tags)
    }
    self.sources = sources
    self.tags = tags.counts
  }
}
