package import RecipeCore

/// Several records that are one recipe, as `duplicates` shows them.
package struct DuplicateCluster: Sendable, Hashable {
  /// The name of the merged recipe.
  package let id: String
  /// The title of the first member.
  package let title: String
  /// What names the members, in order.
  package let members: [RecordReference]
  /// Why they are one: the pairs that joined them, by indices into `members`.
  package let links: [RecordPair]

  /// Looks up the members of a cluster; `nil` when it has fewer than two.
  package init?(_ cluster: RecordCluster, in matched: MatchedRecords) {
    guard cluster.members.count > 1, let first = cluster.members.first else { return nil }
    let places = Dictionary(
      zip(cluster.members, 0...), uniquingKeysWith: { first, _ in first })
    id = RecipeID.of(matched.records[first].reference)
    title = matched.records[first].recipe.title
    members = cluster.members.map { matched.records[$0].reference }
    links = cluster.links.compactMap { $0.renumbered(by: places) }
  }
}

extension RecordPair {
  /// The same pair by other indices; `nil` when one of its records has none.
  fileprivate func renumbered(by places: [Int: Int]) -> RecordPair? {
    guard let first = places[first], let second = places[second] else { return nil }
    return RecordPair(
      first: first, second: second, verdict: verdict, score: score, reasons: reasons)
  }
}
