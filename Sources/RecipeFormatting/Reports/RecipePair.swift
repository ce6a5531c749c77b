import RecipeCore
import RecipeMatching

/// Two recipes, by index.
struct RecipePair: Sendable, Hashable {
  /// The index of the first record's recipe.
  let first: Int
  /// The index of the second record's recipe.
  let second: Int
}
