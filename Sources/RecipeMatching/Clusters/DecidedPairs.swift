import RecipeCore

/// The decisions of people, by the indices of the records.
struct DecidedPairs {
  /// The linked records, as pairs of the same recipe.
  private(set) var links: [RecordPair] = []
  /// The records from which each was unlinked.
  private(set) var unlinked: [Int: Set<Int>] = [:]
  /// The first record of each linked one's group.
  private(set) var units: [Int: Int] = [:]

  /// Resolves the records of decisions; those about records that no source delivered are ignored.
  ///
  /// - Parameter records: All records, ordered by reference.
  init(_ decisions: [MatchDecision], among records: [RecipeRecord]) {
    for decision in decisions {
      guard let first = Self.index(of: decision.first, in: records),
        let second = Self.index(of: decision.second, in: records)
      else { continue }
      switch decision.kind {
      case .link: link(first, second)
      case .unlink:
        unlinked[first, default: []].insert(second)
        unlinked[second, default: []].insert(first)
      }
    }
    links.removeAll { unlinked[$0.first]?.contains($0.second) ?? false }
    links.sort { ($0.first, $0.second) < ($1.first, $1.second) }
    joinUnits()
  }

  /// All records with a decision.
  var records: Set<Int> {
    Set(links.flatMap { [$0.first, $0.second] }).union(unlinked.keys)
  }

  private mutating func link(_ first: Int, _ second: Int) {
    links.append(
      RecordPair(
        first: first, second: second, verdict: .same, score: 1,
        grounds: PairGrounds(override: .decision(.link))))
  }

  /// Assigns to every linked record the first one of its group.
  private mutating func joinUnits() {
    var linked: [Int: [Int]] = [:]
    for link in links {
      linked[link.first, default: []].append(link.second)
      linked[link.second, default: []].append(link.first)
    }
    for first in linked.keys.sorted() where units[first] == nil {
      var waiting = [first]
      while let record = waiting.popLast() {
        guard units.updateValue(first, forKey: record) == nil else { continue }
        waiting += linked[record] ?? []
      }
    }
  }

  /// Returns the index of a record; the records are ordered by reference.
  private static func index(of reference: RecordReference, in records: [RecipeRecord]) -> Int? {
    var (low, high) = (0, records.count)
    while low < high {
      let middle = (low + high) / 2
      if records[middle].reference < reference { low = middle + 1 } else { high = middle }
    }
    return low < records.count && records[low].reference == reference ? low : nil
  }
}
