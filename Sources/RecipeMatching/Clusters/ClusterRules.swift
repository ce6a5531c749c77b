/// What records may share a cluster.
struct ClusterRules {
  /// What a person linked, as pairs that are the same.
  let links: [RecordPair]

  private let unlinked: [Int: Set<Int>]
  /// Which records a person linked with which, by the first of them.
  private let units: [Int: Int]
  private let uniqueSources: [Int?]
  private let mayShareCluster: (Int, Int) -> Bool

  /// Makes rules.
  ///
  /// - Parameters:
  ///   - decisions: What people decided, by the indices of the records.
  ///   - uniqueSources: For each record the number of its source when that never has one recipe
  ///     twice.
  ///   - mayShareCluster: Whether nothing found about two records forbids it.
  init(
    decisions: DecidedPairs, uniqueSources: [Int?], mayShareCluster: @escaping (Int, Int) -> Bool
  ) {
    links = decisions.links
    unlinked = decisions.unlinked
    units = decisions.units
    self.uniqueSources = uniqueSources
    self.mayShareCluster = mayShareCluster
  }

  /// Why two clusters may not become one; `nil` when they may.
  ///
  /// - Parameter pair: A record of each; the two are the same and so may share a cluster.
  func obstacle(
    _ one: ClusterMembers, _ other: ClusterMembers, joinedBy pair: RecordPair
  ) -> ClusterObstacle? {
    if areUnlinked(one, other) { return .unlinked }
    if !one.uniqueSources.isDisjoint(with: other.uniqueSources) { return .uniqueSource }
    if one.all.count == 1, other.all.count == 1 { return nil }
    return mayShare(one, other, joinedBy: pair) ? nil : .members
  }

  /// A cluster of one record.
  func members(_ record: Int) -> ClusterMembers {
    ClusterMembers(
      record, uniqueSource: uniqueSources[record], isUnlinked: unlinked[record] != nil)
  }

  /// Whether a person unlinked any record of one cluster from any of the other.
  func areUnlinked(_ one: ClusterMembers, _ other: ClusterMembers) -> Bool {
    one.unlinked.contains { member in
      unlinked[member].map { apart in other.unlinked.contains(where: apart.contains) } ?? false
    }
  }

  /// Whether every record of one may stand with every record of the other; of linked ones any.
  private func mayShare(
    _ one: ClusterMembers, _ other: ClusterMembers, joinedBy pair: RecordPair
  ) -> Bool {
    let others = byUnit(other)
    return byUnit(one).allSatisfy { left in
      others.allSatisfy { right in
        left.contains { member in
          right.contains { pair.joins(member, $0) || mayShareCluster(member, $0) }
        }
      }
    }
  }

  /// The first members, those that a person linked together.
  private func byUnit(_ members: ClusterMembers) -> [[Int]] {
    guard !units.isEmpty else { return members.first.map { [$0] } }
    return Dictionary(grouping: members.first) { units[$0] ?? $0 }.sorted { $0.key < $1.key }
      .map(\.value)
  }
}

extension RecordPair {
  /// Whether it is the pair of these two records, in either order.
  fileprivate func joins(_ one: Int, _ other: Int) -> Bool {
    first == one && second == other || first == other && second == one
  }
}
