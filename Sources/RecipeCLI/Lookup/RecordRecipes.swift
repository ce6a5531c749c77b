import RecipeCore
import RecipeMatching

/// The recipes of a set of records.
struct RecordRecipes {
  private let matched: MatchedRecords
  private let clusters: [RecordReference: RecordCluster]

  /// Finds the recipes of records among those that were matched.
  init(of references: some Sequence<RecordReference>, in matched: MatchedRecords) {
    self.matched = matched
    let wanted = Set(references)
    var clusters: [RecordReference: RecordCluster] = [:]
    for cluster in matched.clusters {
      for member in cluster.members {
        let reference = matched.records[member].reference
        if wanted.contains(reference) { clusters[reference] = cluster }
      }
    }
    self.clusters = clusters
  }

  /// Returns the records of a record's recipe, including itself; none if no source has the record.
  func members(with reference: RecordReference) -> [RecipeRecord] {
    clusters[reference]?.members.map { matched.records[$0] } ?? []
  }

  /// True if all records are in one recipe.
  var areOneRecipe: Bool { Set(clusters.values.map(\.members)).count == 1 }

  /// True if a decision holds for its records; `nil` if a source does not have one.
  func agree(with decision: MatchDecision) -> Bool? {
    guard let first = clusters[decision.first], let second = clusters[decision.second] else {
      return nil
    }
    return (first.members == second.members) == (decision.kind == .link)
  }

  /// Returns the pairs that join two records of one recipe, from the first to the second.
  func path(from first: RecordReference, to second: RecordReference) -> [RecordPair] {
    guard let cluster = clusters[first],
      let start = cluster.members.first(where: { matched.records[$0].reference == first }),
      let end = cluster.members.first(where: { matched.records[$0].reference == second })
    else { return [] }
    return cluster.path(from: start, to: end)
  }
}

extension RecordCluster {
  /// Returns the links on the path between two members; none if there is no path.
  fileprivate func path(from start: Int, to end: Int) -> [RecordPair] {
    let arrivals = arrivals(from: start)
    var path: [RecordPair] = []
    var here = end
    while here != start, let link = arrivals[here] {
      path.append(link)
      here = link.first == here ? link.second : link.first
    }
    return here == start ? path.reversed() : []
  }

  /// Returns the link by which each member is first reached from a start.
  private func arrivals(from start: Int) -> [Int: RecordPair] {
    let ends = links.flatMap { [($0.first, $0), ($0.second, $0)] }
    let linksOf = Dictionary(grouping: ends, by: \.0)
    var arrivals: [Int: RecordPair] = [:]
    var open = [start]
    while let here = open.popLast() {
      for (_, link) in linksOf[here] ?? [] {
        let next = link.first == here ? link.second : link.first
        guard next != start, arrivals[next] == nil else { continue }
        arrivals[next] = link
        open.append(next)
      }
    }
    return arrivals
  }
}
