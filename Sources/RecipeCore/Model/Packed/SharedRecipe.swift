/// A recipe that is shared, not copied, when records pass from stage to stage.
///
/// A recipe has two dozen fields; copying them one by one cost more than matching did.
package final class SharedRecipe: Sendable, Hashable {
  /// The recipe.
  package let recipe: Recipe

  /// Makes a shared recipe.
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
