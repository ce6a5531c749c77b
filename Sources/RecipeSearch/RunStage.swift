/// A stage of a run that can take long.
package enum RunStage: Sendable, Hashable {
  /// The comparison of records with each other.
  case comparing(records: Int)
  /// The merging of the records of each recipe.
  case merging(recipes: Int)
}
