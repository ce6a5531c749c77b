import RecipeCore
package import RecipeMatching
package import RecipeMerging

/// What `duplicates` has to tell: the recipes of several records, and the pairs close behind them.
package struct DuplicateReport: Sendable {
  /// What a person may ask for.
  package enum Part: Sendable, Hashable {
    case clusters
    case variants
  }

  /// The recipes of several records, in order.
  package let clusters: [DuplicateCluster]
  /// The pairs that are alike but not the same, in order.
  package let variants: [DuplicateVariant]
  /// What was asked for.
  let parts: Set<Part>
  /// How many clusters there are on all pages.
  let clusterCount: Int
  /// How many pairs of records are variants, on all pages.
  let variantCount: Int

  /// Whether there is nothing to tell.
  package var isEmpty: Bool { clusters.isEmpty && variants.isEmpty }

  /// Makes a report of what was matched.
  ///
  /// - Parameters:
  ///   - recipes: A recipe for each cluster of `matched`, in their order.
  ///   - matched: What was matched.
  ///   - parts: What is told.
  package init(
    _ recipes: [MergedRecipe], _ matched: MatchedRecords,
    parts: Set<Part> = [.clusters, .variants]
  ) {
    self.parts = parts
    clusters = parts.contains(.clusters) ? recipes.compactMap { DuplicateCluster($0) } : []
    variants = parts.contains(.variants) ? Self.variants(of: matched) : []
    clusterCount = clusters.count
    variantCount = variants.count
  }

  /// Makes a report of some of what another one tells; the counts of all pages stay.
  private init(
    part whole: DuplicateReport, _ clusters: [DuplicateCluster], _ variants: [DuplicateVariant]
  ) {
    parts = whole.parts
    self.clusters = clusters
    self.variants = variants
    clusterCount = whole.clusterCount
    variantCount = whole.variantCount
  }

  /// Some of the clusters, and as many of the variants.
  ///
  /// - Parameters:
  ///   - offset: How many of each are left out at the start.
  ///   - limit: How many of each follow at most; 0 is all.
  package func page(offset: Int, limit: Int) -> DuplicateReport {
    DuplicateReport(
      part: self, clusters.page(offset, limit), variants.page(offset, limit))
  }

  /// The same with one variant for each two recipes: that of the highest score.
  ///
  /// Two recipes of three records each may be nine variants, which tell a person one thing. Those
  /// behind the one that is shown are still counted: a total is the same however it is written.
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
  /// At most `limit` elements from an offset on; a limit of 0 is no limit.
  fileprivate func page(_ offset: Int, _ limit: Int) -> [Element] {
    guard offset > 0 || limit > 0 else { return self }
    let rest = dropFirst(Swift.max(0, offset))
    return Array(limit > 0 ? rest.prefix(limit) : rest)
  }
}
