/// A recipe shared by reference, not copied, as records pass from stage to stage.
///
/// Copying its two dozen fields one by one cost more than matching.
package final class SharedRecipe: Sendable, Hashable {
  /// The recipe.
  package let recipe: Recipe

  /// Creates a shared recipe.
  init(_ recipe: Recipe) {
    self.recipe = recipe
  }

  package static func == (left: SharedRecipe, right: SharedRecipe) -> Bool {
    left === right || left.recipe == right.recipe
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(recipe)
  }
}
