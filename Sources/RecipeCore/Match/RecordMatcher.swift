/// Finds the records that are the same recipe: by canonical URL, and by title with ingredients.
///
/// The result depends on the records only, never on the order of sources or records. Records are
/// compared only within blocks that share a page or a title; see `PairJudge` for the verdicts and
/// `ClusterBuilder` for how they become clusters.
package struct RecordMatcher: Sendable {
  /// What a person says about matching.
  let settings: MatchSettings
  private let work: ParallelMap

  /// Makes a matcher; one that does not merge leaves every record in a cluster of its own.
  ///
  /// - Parameter work: How the comparing is shared out; the result does not depend on it.
  package init(settings: MatchSettings, work: ParallelMap) {
    self.settings = settings
    self.work = work
  }

  /// Matches all records of all batches.
  package func match(_ batches: [SourceBatch]) async -> MatchedRecords {
    let records = OrderedRecords(batches).records
    let traits = Dictionary(batches.map { ($0.report.name, $0.traits) }) { first, _ in first }
    let pairs = settings.merges ? await comparedPairs(of: records) : []
    let decided = DecidedPairs(settings.merges ? settings.decisions : [], in: records)
    let builder = ClusterBuilder(count: records.count, pairs: pairs, decided: decided)
    return MatchedRecords(
      records: records, traits: traits, clusters: builder.clusters(),
      variants: pairs.filter { pair in
        pair.verdict == .variant && !builder.isTogether(pair.first, pair.second)
      })
  }

  private func comparedPairs(of records: [RecipeRecord]) async -> [RecordPair] {
    let keys = await work.flatMap(records.count) { RecordKeys.all(of: records[$0]) }
    let blocks =
      RecordBlocks(keys: keys.lazy.map(\.page)).groups
      + RecordBlocks(keys: keys.lazy.map(\.title)).groups
    let features = await features(of: records, in: blocks)
    let candidates = CandidatePairs(features: features)
    let pairs = await work.flatMap(blocks.count) { blocks[$0].flatMap(candidates.pairs) }
    return await judged(Self.unique(pairs), by: features)
  }

  /// The features of the records that are in any block, by the indices of the records.
  private func features(
    of records: [RecipeRecord], in blocks: [[Int]]
  ) async -> [RecordFeatures?] {
    var isCompared = Array(repeating: false, count: records.count)
    for index in blocks.joined() { isCompared[index] = true }
    return await work.flatMap(records.count) { [isCompared] range in
      range.map { isCompared[$0] ? RecordFeatures(records[$0].content.recipe) : nil }
    }
  }

  private func judged(
    _ pairs: [(first: Int, second: Int)], by features: [RecordFeatures?]
  ) async -> [RecordPair] {
    await work.flatMap(pairs.count) { range in
      pairs[range].compactMap { pair in
        guard let left = features[pair.first], let right = features[pair.second],
          let finding = PairJudge.judge(left, right)
        else { return nil }
        return RecordPair(first: pair.first, second: pair.second, finding)
      }
    }
  }

  private static func unique(
    _ pairs: [(first: Int, second: Int)]
  ) -> [(first: Int, second: Int)] {
    var unique: [(first: Int, second: Int)] = []
    unique.reserveCapacity(pairs.count)
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
