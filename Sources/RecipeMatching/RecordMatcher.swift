package import RecipeCore

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
    return compared(records, of: batches, settings.merges ? await findings(about: records) : nil)
  }

  /// Compares the records of all batches as far as they changed since an earlier run.
  ///
  /// The result is that of comparing all. That is also what is done when more than a tenth of the
  /// records changed, when the food synonyms did, or when the numbers cannot be those of records in
  /// order.
  ///
  /// - Parameters:
  ///   - memory: Gives what the earlier run left behind, on any thread; `nil` for nothing. As much
  ///     is read there as is done here meanwhile.
  ///   - numbers: Gives for each record the number it had then, or -1 when it is new or changed; it
  ///     is called once, if records are merged, with the records in the order of their references,
  ///     one for each, by which they are numbered in both runs.
  package func compare(
    _ batches: [SourceBatch], since memory: @escaping @Sendable () -> MatchMemory?,
    numbers: (_ records: [RecipeRecord]) -> [Int32]
  ) async -> ComparedRecords {
    async let earlier = settings.merges ? memory() : nil
    let records = OrderedRecords(batches).records
    guard settings.merges else { return compared(records, of: batches, nil) }
    let previous = numbers(records)
    guard let memory = await earlier, memory.settings == settings.fingerprint,
      previous.count == records.count,
      let changes = RecordChanges(previous: previous, of: memory.recordCount), changes.areFew
    else { return compared(records, of: batches, await findings(about: records)) }
    let comparison = IncrementalComparison(
      memory: memory, changes: changes, synonyms: synonyms, work: work)
    return compared(records, of: batches, await comparison.findings(about: records))
  }

  /// How two records are compared, whatever else there is.
  package func explain(_ left: RecipeRecord, _ right: RecipeRecord) -> PairExplanation {
    PairExplainer(settings: settings, synonyms: synonyms).explain(left, right)
  }

  private func findings(about records: [RecipeRecord]) async -> ComparedRecords.Findings {
    await FullComparison(synonyms: synonyms, work: work).findings(about: records)
  }

  private func compared(
    _ records: [RecipeRecord], of batches: [SourceBatch], _ findings: ComparedRecords.Findings?
  ) -> ComparedRecords {
    let traits = Dictionary(batches.map { ($0.report.name, $0.traits) }) { first, _ in first }
    return ComparedRecords(
      records: records, traits: traits, settings: settings, findings: findings)
  }
}
