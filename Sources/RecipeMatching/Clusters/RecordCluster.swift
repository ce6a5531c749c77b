/// A cluster of records that are the same recipe.
package struct RecordCluster: Sendable, Hashable {
  /// The indices in `MatchedRecords.records`, ascending, at least one.
  package let members: [Int]
  /// The pairs that joined the members, by indices in `MatchedRecords.records`.
  package let links: [RecordPair]

  /// Creates a cluster from its parts.
  package init(members: [Int], links: [RecordPair] = []) {
    self.members = members
    self.links = links
  }
}
