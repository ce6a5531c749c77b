/// The rules for which records may share a cluster.
struct ClusterRules {
  /// The links made by a person, as pairs of the same recipe.
  let links: [RecordPair]

  private let unlinked: [Int: Set<Int>]
  /// The group of each linked record, named by its first record.
  private let units: [Int: Int]
  private let uniqueSources: [Int?]
  private let mayShareCluster: (Int, Int) -> Bool

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - decisions: The decisions of people, by the indices of the records.
  ///   - uniqueSources: For each record the number of its source if that never has a recipe twice.
  ///   - mayShareCluster: Returns `true` if no finding about two records forbids it.
  init(
    decisions: DecidedPairs, uniqueSources: [Int?], mayShareCluster: @escaping (Int, Int) -> Bool
  ) {
    links = decisions.links
    unlinked = decisions.unlinked
    units = decisions.units
    self.uniqueSources = uniqueSources
    self.mayShareCluster = mayShareCluster
  }

  /// Returns the obstacle to joining two clusters, or `nil` if there is none.
  ///
  /// - Parameter pair: A record of each, which are the same and so may share a cluster.
  func obstacle(
    _ one: ClusterMembers, _ other: ClusterMembers, joinedBy pair: RecordPair
  ) -> ClusterObstacle? {
    if areUnlinked(one, other) { return .unlinked }
    if !one.uniqueSources.isDisjoint(with: other.uniqueSources) { return .uniqueSource }
    if one.all.count == 1, other.all.count == 1 { return nil }
    return mayShare(one, other, joinedBy: pair) ? nil : .members
  }

  /// Returns a cluster of one record.
  func members(_ record: Int) -> ClusterMembers {
    ClusterMembers(
      record, uniqueSource: uniqueSources[record], isUnlinked: unlinked[record] != nil)
  }

  /// True if a person unlinked any record of one cluster from any of the other.
  func areUnlinked(_ one: ClusterMembers, _ other: ClusterMembers) -> Bool {
    one.unlinked.contains { member in
      unlinked[member].map { apart in other.unlinked.contains(where: apart.contains) } ?? false
    }
  }

  /// True if every record of one may share a cluster with every record of the other; of linked ones
  /// any.
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

  /// Returns the first members, grouped by links.
  private func byUnit(_ members: ClusterMembers) -> [[Int]] {
    guard !units.isEmpty else { return members.first.map { [$0] } }
    return Dictionary(grouping: members.first) { units[$0] ?? $0 }.sorted { $0.key < $1.key }
      .map(\.value)
  }
}

extension RecordPair {
  /// True if it is the pair of these two records, in either order.
  fileprivate func joins(_ one: Int, _ other: Int) -> Bool {
    first == one && second == other || first == other && second == one
  }
}
