import Ingredients
import RecipeCore
package import RecipeMerging

/// The terms that a collection can be searched for: its tags, publishers and foods.
package struct SearchTerms: Sendable, Hashable {
  /// The tags, the most frequent first.
  package let tags: [TermCount]
  /// The publishers, the most frequent first.
  package let publishers: [TermCount]
  /// The foods of the ingredient lines, the most frequent first.
  package let foods: [TermCount]
  /// The number of recipes whose foods were counted if they were not all, else `nil`.
  package let recipesWithFoods: Int?

  /// Counts the terms of recipes.
  ///
  /// - Parameters:
  ///   - recipes: The recipes.
  ///   - most: The number of recipes, the first ones, whose foods are counted: to read a line takes far
  ///     longer than to look at a tag.
  package init(of recipes: some Sequence<RankedRecipe>, foodsOf most: Int = .max) {
    var count = 0
    var (tags, publishers) = (TermTally(), TermTally())
    var foods = TermTally(joinsPlurals: true)
    for recipe in recipes {
      let values = recipe.merged.recipe
      tags.add(values.tags)
      publishers.add([values.publisher].compactMap(\.self))
      count += 1
      guard count <= most else { continue }
      foods.add(
        values.ingredients.flatMap { FoodNeeds(of: $0).all.map { $0.plainFood.lowercased() } })
    }
    self.tags = tags.counts
    self.publishers = publishers.counts
    self.foods = foods.counts
    recipesWithFoods = count > most ? most : nil
  }
}
