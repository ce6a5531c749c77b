package import RecipeCore
package import RecipeMatching

/// The stage that merges each cluster into one recipe, field by field, by survivorship rules.
///
/// A recipe with one member passes through unchanged. For the rules see `Survivorship`.
package struct RecipeMerger: Sendable {
  /// The number of recipes packed into the same bytes.
  private static let packedTogether = 256

  private let work: ParallelMap

  /// Creates a merger.
  ///
  /// - Parameter work: Distributes the clusters; the result does not depend on it.
  package init(work: ParallelMap) {
    self.work = work
  }

  /// Merges every cluster.
  ///
  /// - Returns: One recipe for each cluster, in their order.
  package func merge(_ matched: MatchedRecords) async -> [MergedRecipe] {
    await merge(matched) { _ in nil }
  }

  /// Merges every cluster, but reuses the values of an earlier run if no member of the recipe
  /// changed.
  ///
  /// Values depend on the members and the weights of their sources only; the links between the
  /// members are those of this run.
  ///
  /// - Returns: One recipe for each cluster, in their order; the same as if all were merged.
  package func merge(
    _ matched: MatchedRecords, reusing earlier: EarlierRecipes
  ) async -> [MergedRecipe] {
    await merge(matched, reusing: earlier.recipe)
  }

  private func merge(
    _ matched: MatchedRecords, reusing earlier: @escaping @Sendable (RecordCluster) -> MergedRecipe?
  ) async -> [MergedRecipe] {
    await work.flatMap(matched.clusters.count) { range in
      // So few at a time that those not packed yet take little memory.
      stride(from: range.lowerBound, to: range.upperBound, by: Self.packedTogether).flatMap {
        start in
        let some = start..<min(range.upperBound, start + Self.packedTogether)
        return MergePacker.pack(
          matched.clusters[some].compactMap { Self.recipe(of: $0, matched, earlier) })
      }
    }
  }

  private static func recipe(
    of cluster: RecordCluster, _ matched: MatchedRecords,
    _ earlier: (RecordCluster) -> MergedRecipe?
  ) -> MergedRecipe? {
    guard let first = cluster.members.first else { return nil }
    guard cluster.members.count > 1 else { return MergedRecipe(single: matched.records[first]) }
    let members = cluster.members.map { matched.records[$0] }
    let links = links(of: cluster)
    return earlier(cluster).map { MergedRecipe($0, members: members, links: links) }
      ?? merge(members, joinedBy: links, matched.traits)
  }

  private static func merge(
    _ members: [RecipeRecord], joinedBy links: [RecordPair], _ traits: [String: SourceTraits]
  ) -> MergedRecipe {
    var survivorship = Survivorship(
      members.map { member in
        let source = member.reference.source
        return Survivorship.Member(
          content: member.content.values(), source: source, weight: traits[source]?.weight ?? 1)
      })
    let recipe = survivorship.recipe()
    return MergedRecipe(
      id: RecipeID.of(members[0].reference), recipe: recipe, members: members,
      provenance: survivorship.provenance, links: links)
  }

  /// Returns the links with indices of members.
  private static func links(of cluster: RecordCluster) -> [RecordPair] {
    let places = Dictionary(uniqueKeysWithValues: zip(cluster.members, cluster.members.indices))
    return cluster.links.compactMap { link in
      guard let first = places[link.first], let second = places[link.second] else { return nil }
      return link.between(first, second)
    }
  }
}
