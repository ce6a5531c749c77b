import RecipeCore

/// The uncertain pairs of a matching, that first whose answer settles most.
///
/// A pair is uncertain if its score is neither near 0 nor near 1, no veto keeps it apart, and no
/// person has decided about its two recipes. Of the variants of two recipes the most alike stands for
/// all.
package struct ReviewQueue: Sendable {
  /// The scores of pairs that are worth a question.
  private static let uncertainScores = 0.05...0.95

  /// The pairs.
  package let pairs: [UncertainPair]

  /// Collects the pairs.
  ///
  /// - Parameters:
  ///   - matched: The matching.
  ///   - decisions: The decisions that it follows.
  package init(_ matched: MatchedRecords, decisions: [MatchDecision]) {
    let links = matched.clusters.flatMap { Self.links(of: $0) }
    let decided = DecidedRecords(decisions, in: matched)
    let questions =
      links.filter { !decided.hasDecision($0.pair) } + Self.variants(of: matched, decided)
    pairs = questions.filter { Self.isUncertain($0.pair) }.map { question in
      UncertainPair(
        first: matched.records[question.pair.first],
        second: matched.records[question.pair.second], pair: question.pair,
        settles: question.settles)
    }.sorted { left, right in
      (-left.gain, left.pair.first, left.pair.second)
        < (-right.gain, right.pair.first, right.pair.second)
    }
  }

  private typealias Question = (pair: RecordPair, settles: Int)

  private static func isUncertain(_ pair: RecordPair) -> Bool {
    if case .decision = pair.grounds.override { return false }
    return pair.grounds.vetoes.isEmpty && uncertainScores.contains(pair.score)
  }

  /// Returns the links of a cluster, each with the pairs across its two sides.
  private static func links(of cluster: RecordCluster) -> [Question] {
    guard cluster.links.contains(where: isUncertain) else { return [] }
    return cluster.links.map { link in
      let side = cluster.members(reachedFrom: link.first, without: link).count
      return (link, max(1, side * (cluster.members.count - side)))
    }
  }

  /// Returns the most alike variant of every two clusters.
  private static func variants(
    of matched: MatchedRecords, _ decided: DecidedRecords
  ) -> [Question] {
    var best: [[Int]: RecordPair] = [:]
    for pair in matched.variants where isUncertain(pair) && !decided.areUnlinked(pair) {
      let places = decided.clusters(of: pair)
      if let known = best[places], known.score >= pair.score { continue }
      best[places] = pair
    }
    return best.map { places, pair in
      (pair, places.map { matched.clusters[$0].members.count }.reduce(1, *))
    }
  }
}

/// The decisions of people about the records of a matching, by cluster.
private struct DecidedRecords {
  private let places: [Int]
  private let pairs: Set<[Int]>
  private let unlinked: Set<[Int]>

  init(_ decisions: [MatchDecision], in matched: MatchedRecords) {
    var places = Array(repeating: 0, count: matched.records.count)
    for (place, cluster) in matched.clusters.enumerated() {
      for member in cluster.members { places[member] = place }
    }
    let named = Set(decisions.flatMap { [$0.first, $0.second] })
    var indices: [RecordReference: Int] = [:]
    for (index, record) in matched.records.enumerated() where named.contains(record.reference) {
      indices[record.reference] = index
    }
    var (pairs, unlinked): (Set<[Int]>, Set<[Int]>) = ([], [])
    for decision in decisions {
      guard let first = indices[decision.first], let second = indices[decision.second] else {
        continue
      }
      pairs.insert([first, second].sorted())
      if decision.kind == .unlink { unlinked.insert([places[first], places[second]].sorted()) }
    }
    self.places = places
    self.pairs = pairs
    self.unlinked = unlinked
  }

  /// True if a person decided about the two records themselves.
  func hasDecision(_ pair: RecordPair) -> Bool { pairs.contains([pair.first, pair.second]) }

  /// True if a person unlinked records of the two clusters.
  func areUnlinked(_ pair: RecordPair) -> Bool { unlinked.contains(clusters(of: pair)) }

  /// The places of the clusters of both records, ascending.
  func clusters(of pair: RecordPair) -> [Int] {
    [places[pair.first], places[pair.second]].sorted()
  }
}

extension RecordCluster {
  /// Returns the members that links join to one, leaving one link out.
  fileprivate func members(reachedFrom start: Int, without left: RecordPair) -> Set<Int> {
    var reached: Set<Int> = [start]
    var open = [start]
    while let here = open.popLast() {
      for link in links where link != left && (link.first == here || link.second == here) {
        let next = link.first == here ? link.second : link.first
        if reached.insert(next).inserted { open.append(next) }
      }
    }
    return reached
  }
}
