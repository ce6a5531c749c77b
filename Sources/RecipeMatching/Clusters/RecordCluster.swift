/// Records that are one recipe.
package struct RecordCluster: Sendable, Hashable {
  /// Indices into `MatchedRecords.records`, ascending, at least one.
  package let members: [Int]
  /// Why: the pairs that joined the members, by indices into `MatchedRecords.records`.
  package let links: [RecordPair]

  /// Makes a cluster of its parts.
  package init(members: [Int], links: [RecordPair] = []) {
    self.members = members
    self.links = links
  }
}
