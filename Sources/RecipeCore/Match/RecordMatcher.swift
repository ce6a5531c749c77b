/// Finds the records that are the same recipe, and those that are variants of one another.
///
/// Candidates come from blocks (`CandidateFinder`), a verdict from two records (`PairJudge`),
/// clusters from verdicts by falling score (`ClusterBuilder`). The result depends on the records and
/// the settings only, never on the order of sources or records, nor on the number of threads.
package struct RecordMatcher: Sendable {
  private let settings: MatchSettings
  private let synonyms: FoodSynonyms
  private let work: ParallelMap

  /// Makes a matcher; one that does not merge leaves every record in a cluster of its own.
  ///
  /// - Parameter work: How the comparing is shared out; the result does not depend on it.
  package init(settings: MatchSettings, work: ParallelMap) {
    self.settings = settings
    self.work = work
    synonyms = .extended(by: settings.foodSynonyms)
  }

  /// Matches all records of all batches.
  package func match(_ batches: [SourceBatch]) async -> MatchedRecords {
    await compare(batches).matched(by: settings.decisions)
  }

  /// Compares all records of all batches, whatever was decided about them.
  package func compare(_ batches: [SourceBatch]) async -> ComparedRecords {
    let records = OrderedRecords(batches).records
    let traits = Dictionary(batches.map { ($0.report.name, $0.traits) }) { first, _ in first }
    guard settings.merges else {
      return ComparedRecords(records: records, traits: traits, findings: nil)
    }
    let index = await index(records)
    let candidates = await candidates(index)
    let compared = await compared(records, index, in: candidates)
    return ComparedRecords(
      records: records, traits: traits,
      findings: ComparedRecords.Findings(
        compared: compared, pairs: await judged(candidates, by: compared)))
  }

  /// How two records are compared, whatever else there is.
  package func explain(_ left: RecipeRecord, _ right: RecipeRecord) -> PairExplanation {
    PairExplainer(settings: settings, synonyms: synonyms).explain(left, right)
  }

  // MARK: Stages

  private func index(_ records: [RecipeRecord]) async -> [RecordIndexer.Part] {
    let synonyms = synonyms
    return await work.flatMap(records.count) { range in
      var indexer = RecordIndexer(synonyms: synonyms)
      return [indexer.index(records[range])]
    }
  }

  /// The pairs that may be more than different.
  private func candidates(_ index: [RecordIndexer.Part]) async -> [CandidatePair] {
    let finder = CandidateFinder(
      keys: index.flatMap(\.keys), foods: FoodIndex(index.map(\.foods)))
    let pairs = await finder.pairs(work)
    let compared = index.flatMap(\.compared)
    return await work.flatMap(pairs.count) { range in
      pairs[range].filter { PairJudge.isWorthJudging(compared[$0.first], compared[$0.second]) }
    }
  }

  /// What is compared of the records, with the details of those that are in any pair.
  private func compared(
    _ records: [RecipeRecord], _ index: [RecordIndexer.Part], in pairs: [CandidatePair]
  ) async -> [ComparedRecord] {
    var isJudged = Array(repeating: false, count: records.count)
    for pair in pairs {
      isJudged[pair.first] = true
      isJudged[pair.second] = true
    }
    let compared = index.flatMap(\.compared)
    return await work.flatMap(records.count) { [isJudged] range in
      range.map { index in
        isJudged[index]
          ? ComparedRecord(compared[index], detailsOf: records[index].content.recipe)
          : compared[index]
      }
    }
  }

  /// The pairs that are the same or variants.
  private func judged(
    _ pairs: [CandidatePair], by compared: [ComparedRecord]
  ) async -> [RecordPair] {
    await work.flatMap(pairs.count) { range in
      pairs[range].compactMap { pair in
        PairJudge.findAlike(compared[pair.first], compared[pair.second]).map { finding in
          RecordPair(
            first: pair.first, second: pair.second, verdict: finding.verdict,
            score: finding.score, grounds: finding.grounds)
        }
      }
    }
  }
}
