/// A recipe that is shared, not copied, when records pass from stage to stage.
///
/// A recipe has two dozen fields; copying them one by one cost more than matching did.
final class SharedRecipe: Sendable, Hashable {
  /// The recipe.
  let recipe: Recipe

  /// Makes a shared recipe.
  init(_ recipe: Recipe) {
    self.recipe = recipe
  }

  static func == (left: SharedRecipe, right: SharedRecipe) -> Bool {
    left === right || left.recipe == right.recipe
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(recipe)
  }
}
