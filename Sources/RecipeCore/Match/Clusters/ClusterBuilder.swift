/// Joins records into clusters by falling score, but never across a veto.
///
/// Being the same is not transitive: a chain of near-duplicates would join strangers. Two clusters
/// join only when no compared pair between them was found not to be the same.
struct ClusterBuilder {
  /// For each record the name of its cluster: one of its members.
  private var clusterOf: [Int]
  /// The members of clusters of at least two.
  private var members: [Int: [Int]] = [:]
  /// For each record those that a compared pair keeps it apart from.
  private var vetoes: [Int: [Int]] = [:]
  private var links: [RecordPair] = []

  /// Builds clusters of `count` records from compared pairs, and before that from decided ones.
  init(count: Int, pairs: [RecordPair], decided: DecidedPairs) {
    clusterOf = Array(0..<count)
    for pair in decided.unlinks { keepApart(pair) }
    for pair in decided.links { join(pair) }
    for pair in pairs where pair.verdict != .same { keepApart(pair) }
    for pair in pairs.filter({ $0.verdict == .same }).sorted(by: Self.precedes) { join(pair) }
  }

  /// The clusters, ordered by first member; records that joined none stand alone.
  func clusters() -> [RecordCluster] {
    let linksOf = Dictionary(grouping: links) { clusterOf[$0.first] }
    let sorted = members.mapValues { $0.sorted() }
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

  private static func precedes(_ left: RecordPair, _ right: RecordPair) -> Bool {
    if left.score != right.score { return left.score > right.score }
    return (left.first, left.second) < (right.first, right.second)
  }

  private mutating func keepApart(_ pair: RecordPair) {
    vetoes[pair.first, default: []].append(pair.second)
    vetoes[pair.second, default: []].append(pair.first)
  }

  private mutating func join(_ pair: RecordPair) {
    let (left, right) = (clusterOf[pair.first], clusterOf[pair.second])
    guard left != right else { return }
    let isLeftSmaller = size(of: left) < size(of: right)
    let (small, large) = isLeftSmaller ? (left, right) : (right, left)
    let moved = members[small] ?? [small]
    guard !hasVeto(moved, against: large) else { return }
    for member in moved { clusterOf[member] = large }
    members[small] = nil
    members[large, default: [large]].append(contentsOf: moved)
    links.append(pair)
  }

  private func size(of cluster: Int) -> Int {
    members[cluster]?.count ?? 1
  }

  private func hasVeto(_ moved: [Int], against cluster: Int) -> Bool {
    moved.contains { member in
      (vetoes[member] ?? []).contains { clusterOf[$0] == cluster }
    }
  }
}
