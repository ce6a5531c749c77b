/// Makes one recipe of each cluster, value by value, by fixed survivorship rules.
///
/// A recipe of one member passes through as it is. For the rules see `Survivorship`.
package struct RecipeMerger: Sendable {
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
    await work.flatMap(matched.clusters.count) { range in
      matched.clusters[range].compactMap { cluster in
        guard let first = cluster.members.first else { return nil }
        return cluster.members.count == 1
          ? MergedRecipe(single: matched.records[first]) : Self.merge(cluster, of: matched)
      }
    }
  }

  private static func merge(_ cluster: RecordCluster, of matched: MatchedRecords) -> MergedRecipe {
    let members = cluster.members.map { matched.records[$0] }
    var survivorship = Survivorship(
      members.map { member in
        let source = member.reference.source
        return Survivorship.Member(
          content: member.content, source: source, weight: matched.traits[source]?.weight ?? 1)
      })
    let recipe = survivorship.recipe()
    return MergedRecipe(
      id: RecipeID.of(members[0].reference), recipe: recipe, members: members,
      provenance: survivorship.provenance, links: links(of: cluster))
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
