/// Makes one recipe of each cluster, value by value, by fixed survivorship rules.
package struct RecipeMerger: Sendable {
  /// Makes a merger.
  package init() {}

  /// Merges every cluster.
  ///
  /// - Returns: A recipe for each cluster, in their order.
  package func merge(_ matched: MatchedRecords) -> [MergedRecipe] {
    []
  }
}
