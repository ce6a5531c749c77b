import RecipeCore
import RecipeMatching
import RecipeMerging

/// The merging stage of a run whose recipes are kept: it reuses those of an earlier run and packs the
/// others.
struct IncrementalMerger: Sendable {
  /// The number of recipes packed into the same bytes: so few that the values of those not packed yet
  /// take little memory.
  private static let chunkSize = 256

  private let work: ParallelMap
  private let earlier: EarlierRecipes?

  /// Creates a merger.
  ///
  /// - Parameters:
  ///   - work: Distributes the clusters; the result does not depend on it.
  ///   - earlier: The recipes of an earlier run, or `nil` if there are none.
  init(work: ParallelMap, reusing earlier: EarlierRecipes? = nil) {
    self.work = work
    self.earlier = earlier
  }

  /// Merges every cluster.
  ///
  /// Values depend on the members and the weights of their sources only; the links between the
  /// members are those of this run.
  ///
  /// - Returns: One recipe for each cluster, in their order; the same as `RecipeMerger` makes.
  func merge(_ matched: MatchedRecords) async -> [MergedRecipe] {
    await work.flatMap(matched.clusters.count) { range in
      stride(from: range.lowerBound, to: range.upperBound, by: Self.chunkSize).flatMap { start in
        let chunk = start..<min(range.upperBound, start + Self.chunkSize)
        return MergePacker.pack(
          matched.clusters[chunk].compactMap { cluster in
            earlier?.recipe(of: cluster, in: matched) ?? RecipeMerger.merge(cluster, of: matched)
          })
      }
    }
  }
}
