/// Finds the records that are the same recipe: by canonical URL, and by title with ingredients.
///
/// The result depends on the records only, never on the order of sources or records. Records are
/// compared only within blocks that share a page or a title; see `PairJudge` for the verdicts and
/// `ClusterBuilder` for how they become clusters.
package struct RecordMatcher: Sendable {
  private let merges: Bool

  /// Makes a matcher; one that does not merge leaves every record in a cluster of its own.
  package init(merges: Bool) {
    self.merges = merges
  }

  /// Matches all records of all batches.
  package func match(_ batches: [SourceBatch]) -> MatchedRecords {
    let records = OrderedRecords(batches).records
    let traits = Dictionary(batches.map { ($0.report.name, $0.traits) }) { first, _ in first }
    let pairs = merges ? comparedPairs(of: records) : []
    let builder = ClusterBuilder(count: records.count, pairs: pairs)
    return MatchedRecords(
      records: records, traits: traits, clusters: builder.clusters(),
      variants: pairs.filter { pair in
        pair.verdict == .variant && !builder.isTogether(pair.first, pair.second)
      })
  }

  private func comparedPairs(of records: [RecipeRecord]) -> [RecordPair] {
    let keys = RecordKeys(records)
    let blocks = RecordBlocks(keys: keys.pages).groups + RecordBlocks(keys: keys.titles).groups
    var features: [RecordFeatures?] = Array(repeating: nil, count: records.count)
    for index in blocks.joined() where features[index] == nil {
      features[index] = RecordFeatures(records[index].recipe)
    }
    let candidates = CandidatePairs(features: features)
    var pairs: [RecordPair] = []
    for pair in Self.unique(blocks.flatMap(candidates.pairs)) {
      guard let left = features[pair.first], let right = features[pair.second] else { continue }
      let finding = PairJudge.judge(left, right)
      pairs.append(RecordPair(first: pair.first, second: pair.second, finding))
    }
    return pairs
  }

  private static func unique(
    _ pairs: [(first: Int, second: Int)]
  ) -> [(first: Int, second: Int)] {
    var unique: [(first: Int, second: Int)] = []
    for pair in pairs.sorted(by: <) where unique.last.map({ $0 == pair }) != true {
      unique.append(pair)
    }
    return unique
  }
}

extension RecordPair {
  /// Makes a pair of what was found about it.
  fileprivate init(first: Int, second: Int, _ finding: PairJudge.Finding) {
    self.init(
      first: first, second: second, verdict: finding.verdict, score: finding.score,
      reasons: finding.reasons)
  }
}
