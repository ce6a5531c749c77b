/// What was decided about the records of a run, by their indices.
struct DecidedPairs {
  /// Pairs that join before all others.
  let links: [RecordPair]
  /// Pairs that nothing joins.
  let unlinks: [RecordPair]

  /// Finds the records that decisions name; a decision about others waits until they are there.
  ///
  /// - Parameter records: In the order of their references.
  init(_ decisions: [MatchDecision], in records: [RecipeRecord]) {
    var pairs = Set(decisions).compactMap { decision in
      Self.pair(decision, in: records).map { (decision.kind, $0) }
    }
    pairs.sort { ($0.1.first, $0.1.second) < ($1.1.first, $1.1.second) }
    links = pairs.filter { $0.0 == .link }.map(\.1)
    unlinks = pairs.filter { $0.0 == .unlink }.map(\.1)
  }

  private static func pair(_ decision: MatchDecision, in records: [RecipeRecord]) -> RecordPair? {
    guard let first = index(of: decision.first, in: records),
      let second = index(of: decision.second, in: records)
    else { return nil }
    return RecordPair(
      first: first, second: second, verdict: decision.kind == .link ? .same : .different,
      score: decision.kind == .link ? 1 : 0, reasons: [decision.kind.words])
  }

  private static func index(of reference: RecordReference, in records: [RecipeRecord]) -> Int? {
    var (low, high) = (0, records.count)
    while low < high {
      let middle = (low + high) / 2
      if records[middle].reference < reference { low = middle + 1 } else { high = middle }
    }
    return low < records.count && records[low].reference == reference ? low : nil
  }
}
