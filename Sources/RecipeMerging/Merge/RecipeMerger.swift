package import RecipeCore
package import RecipeMatching

/// Makes one recipe of each cluster, value by value, by fixed survivorship rules.
///
/// A recipe of one member passes through as it is. For the rules see `Survivorship`.
package struct RecipeMerger: Sendable {
  /// How many recipes share the bytes that they are packed into.
  private static let packedTogether = 256

  private let work: ParallelMap

  /// Makes a merger.
  ///
  /// - Parameter work: How the clusters are shared out; the result does not depend on it.
  package init(work: ParallelMap) {
    self.work = work
  }

  /// Merges every cluster.
  ///
  /// - Returns: A recipe for each cluster, in their order.
  package func merge(_ matched: MatchedRecords) async -> [MergedRecipe] {
    await merge(matched) { _ in nil }
  }

  /// Merges every cluster, but takes the values of a recipe whose members did not change from an
  /// earlier run.
  ///
  /// Values depend on the members and the weights of their sources only; what joins the members is
  /// said as it is now.
  ///
  /// - Returns: A recipe for each cluster, in their order; the same as when all are merged.
  package func merge(
    _ matched: MatchedRecords, reusing earlier: EarlierRecipes
  ) async -> [MergedRecipe] {
    await merge(matched, reusing: earlier.recipe)
  }

  private func merge(
    _ matched: MatchedRecords, reusing earlier: @escaping @Sendable (RecordCluster) -> MergedRecipe?
  ) async -> [MergedRecipe] {
    await work.flatMap(matched.clusters.count) { range in
      // So few at a time that what is not packed yet takes little memory.
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

  /// The links by indices into the members.
  private static func links(of cluster: RecordCluster) -> [RecordPair] {
    let places = Dictionary(uniqueKeysWithValues: zip(cluster.members, cluster.members.indices))
    return cluster.links.compactMap { link in
      guard let first = places[link.first], let second = places[link.second] else { return nil }
      return link.between(first, second)
    }
  }
}
