/// The content of a record or a merged recipe, shared by all copies.
package enum RecipeContent: Sendable, Hashable {
  /// Values.
  case values(SharedRecipe)
  /// Values that are decoded at each access.
  case deferred(any DeferredRecipe)

  /// Creates content from values.
  package init(_ recipe: Recipe) {
    self = .values(SharedRecipe(recipe))
  }

  /// Returns the values, at least those of a depth.
  package func values(_ depth: RecipeDepth = .all) -> SharedRecipe {
    switch self {
    case .values(let shared): shared
    case .deferred(let recipe): SharedRecipe(recipe.recipe(depth))
    }
  }

  /// The title.
  package var title: String {
    switch self {
    case .values(let shared): shared.recipe.title
    case .deferred(let recipe): recipe.title
    }
  }

  /// The values that its rank is derived from.
  package var rankSignals: RankSignals {
    switch self {
    case .values(let shared): RankSignals(shared.recipe)
    case .deferred(let recipe): recipe.rankSignals
    }
  }

  package static func == (left: RecipeContent, right: RecipeContent) -> Bool {
    left.values() == right.values()
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(values())
  }
}
