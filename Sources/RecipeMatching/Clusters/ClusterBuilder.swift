/// A builder of clusters, which joins records by descending score unless an obstacle forbids it.
///
/// Sameness is not transitive: a chain of near-duplicates would join different recipes. Two
/// clusters are joined only if `ClusterRules` allow it for the first records of both, twelve of
/// each; a veto that two copies of one record may earn is forgiven there, see
/// `PairVeto.isForgiven`. Records that people linked are joined first and then count as one:
/// another record joins them if it may share a cluster with any of them.
struct ClusterBuilder {
  private let rules: ClusterRules
  /// The cluster of each record, named by one of its members.
  private var clusterOf: [Int]
  /// The members of clusters with at least two.
  private var members: [Int: ClusterMembers] = [:]
  private var links: [RecordPair] = []
  /// Pairs of the same recipe whose clusters could not be joined, with the obstacle.
  private(set) var keptApart: [(pair: RecordPair, obstacle: ClusterObstacle)] = []

  /// Builds clusters of `count` records.
  ///
  /// - Parameter pairs: The pairs, in any order, of which those of the same recipe count.
  init(count: Int, pairs: [RecordPair], rules: ClusterRules) {
    self.rules = rules
    clusterOf = Array(0..<count)
    for link in rules.links { joinLinked(link) }
    for place in Self.order(of: pairs) { join(pairs[place]) }
  }

  /// Returns the clusters, ordered by first member; single records are clusters of one.
  func clusters() -> [RecordCluster] {
    let linksOf = Dictionary(grouping: links) { clusterOf[$0.first] }
    let sorted = members.mapValues { $0.all.sorted() }
    return clusterOf.indices.compactMap { index in
      guard let members = sorted[clusterOf[index]] else { return RecordCluster(members: [index]) }
      guard members.first == index else { return nil }
      let links = linksOf[clusterOf[index]] ?? []
      return RecordCluster(
        members: members,
        links: links.sorted { ($0.first, $0.second) < ($1.first, $1.second) })
    }
  }

  /// True if both records are in one cluster.
  func isTogether(_ left: Int, _ right: Int) -> Bool {
    clusterOf[left] == clusterOf[right]
  }

  /// Returns the indices of pairs of the same recipe by descending score, then by ascending records.
  ///
  /// Scores are sorted beside the indices, as pairs are large and far apart in memory.
  private static func order(of pairs: [RecordPair]) -> [Int] {
    var keys: [(score: Double, place: Int)] = []
    for (place, pair) in pairs.enumerated() where pair.verdict == .same {
      keys.append((pair.score, place))
    }
    keys.sort { left, right in
      if left.score != right.score { return left.score > right.score }
      let (one, other) = (pairs[left.place], pairs[right.place])
      return (one.first, one.second) < (other.first, other.second)
    }
    return keys.map(\.place)
  }

  /// Joins records that a person linked; only an unlinking by a person forbids it.
  private mutating func joinLinked(_ link: RecordPair) {
    let (one, other) = (clusterOf[link.first], clusterOf[link.second])
    guard one != other, !rules.areUnlinked(group(one), group(other)) else { return }
    merge(one, other)
    links.append(link)
  }

  private mutating func join(_ pair: RecordPair) {
    let (one, other) = (clusterOf[pair.first], clusterOf[pair.second])
    guard one != other else { return }
    if let obstacle = rules.obstacle(group(one), group(other), joinedBy: pair) {
      return keptApart.append((pair, obstacle))
    }
    merge(one, other)
    links.append(pair)
  }

  private func group(_ cluster: Int) -> ClusterMembers {
    members[cluster] ?? rules.members(cluster)
  }

  /// Moves the members of the smaller cluster to the larger one.
  ///
  /// The array of the larger one must have a single owner, or each merge would copy it.
  private mutating func merge(_ one: Int, _ other: Int) {
    let isOneSmaller = (members[one]?.all.count ?? 1) < (members[other]?.all.count ?? 1)
    let (small, large) = isOneSmaller ? (one, other) : (other, one)
    let moved = members.removeValue(forKey: small) ?? rules.members(small)
    for member in moved.all { clusterOf[member] = large }
    members[large, default: rules.members(large)].append(moved)
  }
}
