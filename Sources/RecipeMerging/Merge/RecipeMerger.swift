package import RecipeCore
package import RecipeMatching

/// The stage that merges each cluster into one recipe, field by field, by survivorship rules.
///
/// A recipe with one member passes through unchanged. For the rules see `Survivorship`.
package struct RecipeMerger: Sendable {
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
    await work.flatMap(matched.clusters.count) { range in
      matched.clusters[range].compactMap { Self.merge($0, of: matched) }
    }
  }

  /// Merges one cluster.
  ///
  /// - Returns: `nil` if the cluster has no members.
  package static func merge(
    _ cluster: RecordCluster, of matched: MatchedRecords
  ) -> MergedRecipe? {
    guard let first = cluster.members.first else { return nil }
    guard cluster.members.count > 1 else { return MergedRecipe(single: matched.records[first]) }
    let members = cluster.members.map { matched.records[$0] }
    var survivorship = Survivorship(
      members.map { member in
        let source = member.reference.source
        return Survivorship.Member(
          content: member.content.values(), source: source,
          weight: matched.traits[source]?.weight ?? 1)
      })
    let recipe = survivorship.recipe()
    return MergedRecipe(
      id: RecipeID.of(members[0].reference), recipe: recipe, members: members,
      provenance: survivorship.provenance, links: cluster.memberLinks)
  }
}

extension RecordCluster {
  /// The links with indices of `members` instead of records.
  package var memberLinks: [RecordPair] {
    let places = Dictionary(uniqueKeysWithValues: zip(members, members.indices))
    return links.compactMap { link in
      guard let first = places[link.first], let second = places[link.second] else { return nil }
      return link.between(first, second)
    }
  }
}
