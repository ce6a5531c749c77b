/// Joins records into clusters by falling score, but not across what keeps two of them apart.
///
/// Being the same is not transitive: a chain of near-duplicates would join strangers. Two clusters
/// join only when `ClusterRules` allow it of the first records of both, twelve of each; a veto that
/// two copies of one record may earn is forgiven there, see `PairVeto.isForgiven`.
/// What people linked is joined first and then stands as one: another record joins it when it may
/// share a cluster with any of the linked ones.
struct ClusterBuilder {
  private let rules: ClusterRules
  /// For each record the name of its cluster: one of its members.
  private var clusterOf: [Int]
  /// The members of clusters of at least two.
  private var members: [Int: ClusterMembers] = [:]
  private var links: [RecordPair] = []
  /// Pairs that are the same, but whose clusters could not join, and why.
  private(set) var keptApart: [(pair: RecordPair, obstacle: ClusterObstacle)] = []

  /// Builds clusters of `count` records.
  ///
  /// - Parameter pairs: Pairs that are the same, in any order.
  init(count: Int, pairs: [RecordPair], rules: ClusterRules) {
    self.rules = rules
    clusterOf = Array(0..<count)
    for link in rules.links { joinLinked(link) }
    for place in Self.order(of: pairs) { join(pairs[place]) }
  }

  /// The clusters, ordered by first member; records that joined none stand alone.
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

  /// Whether both records are in one cluster.
  func isTogether(_ left: Int, _ right: Int) -> Bool {
    clusterOf[left] == clusterOf[right]
  }

  /// The places of pairs by falling score, then by ascending indices.
  ///
  /// Scores lie beside the places while they are sorted: pairs are large, and far from each other.
  private static func order(of pairs: [RecordPair]) -> [Int] {
    var keys = pairs.indices.map { (score: pairs[$0].score, place: $0) }
    keys.sort { left, right in
      if left.score != right.score { return left.score > right.score }
      let (one, other) = (pairs[left.place], pairs[right.place])
      return (one.first, one.second) < (other.first, other.second)
    }
    return keys.map(\.place)
  }

  /// Joins what a person linked; only what a person unlinked forbids it.
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
  /// Nobody else holds the members of the larger one, or each record that joins would copy them.
  private mutating func merge(_ one: Int, _ other: Int) {
    let isOneSmaller = (members[one]?.all.count ?? 1) < (members[other]?.all.count ?? 1)
    let (small, large) = isOneSmaller ? (one, other) : (other, one)
    let moved = members.removeValue(forKey: small) ?? rules.members(small)
    for member in moved.all { clusterOf[member] = large }
    members[large, default: rules.members(large)].append(moved)
  }
}
