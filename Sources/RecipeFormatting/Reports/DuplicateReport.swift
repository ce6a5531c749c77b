import RecipeCore
package import RecipeMatching
package import RecipeMerging

/// The content of `duplicates`: the recipes with several records, and the pairs close to being one.
///
/// Those that deserve a look come first: the merges nearest to the threshold, and the most alike of the
/// variants. Equals keep their order.
package struct DuplicateReport: Sendable {
  /// The parts that can be requested.
  package enum Part: Sendable, Hashable {
    case clusters
    case variants
  }

  /// The recipes with several records, that with the weakest link first.
  package let clusters: [DuplicateCluster]
  /// The pairs that are alike but not the same, by descending score.
  package let variants: [DuplicateVariant]
  /// The requested parts.
  let parts: Set<Part>
  /// The number of clusters on all pages.
  let clusterCount: Int
  /// The number of pairs of records that are variants, on all pages.
  let variantCount: Int

  /// True if there are neither clusters nor variants.
  package var isEmpty: Bool { clusters.isEmpty && variants.isEmpty }

  /// Creates a report of a matching.
  ///
  /// - Parameters:
  ///   - recipes: A recipe for each cluster of `matched`, in their order.
  ///   - matched: The matched records.
  ///   - parts: The parts to report.
  package init(
    _ recipes: [MergedRecipe], _ matched: MatchedRecords,
    parts: Set<Part> = [.clusters, .variants]
  ) {
    self.parts = parts
    clusters =
      parts.contains(.clusters)
      ? recipes.compactMap { DuplicateCluster($0) }.ascending(by: { $0.weakestScore }) : []
    variants =
      parts.contains(.variants)
      ? Self.variants(of: matched).ascending(by: { -$0.pair.score }) : []
    clusterCount = clusters.count
    variantCount = variants.count
  }

  /// Creates a report of a part of another one, with its total counts.
  private init(
    part whole: DuplicateReport, _ clusters: [DuplicateCluster], _ variants: [DuplicateVariant]
  ) {
    parts = whole.parts
    self.clusters = clusters
    self.variants = variants
    clusterCount = whole.clusterCount
    variantCount = whole.variantCount
  }

  /// Returns a page of the clusters and of the variants.
  ///
  /// - Parameters:
  ///   - offset: The number of each to skip.
  ///   - limit: The maximum number of each; 0 is all.
  package func page(offset: Int, limit: Int) -> DuplicateReport {
    DuplicateReport(
      part: self, clusters.page(offset, limit), variants.page(offset, limit))
  }

  /// The report with one variant for each two recipes: that with the highest score.
  ///
  /// Two recipes of three records each can have nine variants, which say the same to a person.
  /// Those not shown are still counted: a total does not depend on the format.
  package var byRecipe: DuplicateReport {
    var pairs: [RecipePair] = []
    var best: [RecipePair: DuplicateVariant] = [:]
    for variant in variants {
      guard let known = best[variant.recipes] else {
        pairs.append(variant.recipes)
        best[variant.recipes] = variant
        continue
      }
      let better = variant.pair.score > known.pair.score ? variant : known
      best[variant.recipes] = better.hiding(known.hidden + 1)
    }
    return DuplicateReport(part: self, clusters, pairs.compactMap { best[$0] })
  }

  private static func variants(of matched: MatchedRecords) -> [DuplicateVariant] {
    guard !matched.variants.isEmpty else { return [] }
    var places = Array(repeating: 0, count: matched.records.count)
    for (place, cluster) in matched.clusters.enumerated() {
      for member in cluster.members { places[member] = place }
    }
    return matched.variants.map { pair in
      let (one, other) = (places[pair.first], places[pair.second])
      return DuplicateVariant(
        first: matched.records[pair.first], second: matched.records[pair.second], pair: pair,
        recipes: RecipePair(first: min(one, other), second: max(one, other)), hidden: 0)
    }
  }
}

extension Array {
  /// Returns the elements by a key, those with equal keys in their order.
  fileprivate func ascending(by key: (Element) -> Double) -> [Element] {
    let keys = map(key)
    return indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { self[$0] }
  }

  /// Returns at most `limit` elements from an offset on; a limit of 0 is no limit.
  fileprivate func page(_ offset: Int, _ limit: Int) -> [Element] {
    guard offset > 0 || limit > 0 else { return self }
    let rest = dropFirst(Swift.max(0, offset))
    return Array(limit > 0 ? rest.prefix(limit) : rest)
  }
}
