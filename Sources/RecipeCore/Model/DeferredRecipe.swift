/// A recipe that is decoded at each access, for whoever holds so many that memory matters more than
/// the time to decode them.
package protocol DeferredRecipe: Sendable {
  /// Decodes the recipe.
  ///
  /// - Parameter depth: The fields that are needed; others may be absent.
  func recipe(_ depth: RecipeDepth) -> Recipe

  /// The title.
  var title: String { get }

  /// The values that its rank is derived from.
  var rankSignals: RankSignals { get }
}
