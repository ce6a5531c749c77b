/// The detail in which a recipe is needed.
package enum RecipeDetail: Sendable {
  /// The values in the lists of the sources.
  case listed
  /// All values: records that a list outlines are fetched one by one.
  case whole
}
