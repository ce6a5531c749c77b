package import RecipeCore

/// The stage that finds records of the same recipe, and variants of recipes.
///
/// Candidates come from blocks (`CandidateFinder`), verdicts from two records (`PairJudge`),
/// clusters from verdicts by descending score (`ClusterBuilder`). The result depends on the records
/// and the settings only, never on the order of sources or records, nor on the number of threads.
package struct RecordMatcher: Sendable {
  private let settings: MatchSettings
  private let synonyms: FoodSynonyms
  private let work: ParallelMap

  /// Creates a matcher; one that does not merge leaves every record in a cluster of its own.
  ///
  /// - Parameter work: Distributes the comparison; the result does not depend on it.
  package init(settings: MatchSettings, work: ParallelMap) {
    self.settings = settings
    self.work = work
    synonyms = .extended(by: settings.foodSynonyms)
  }

  /// Matches all records of all batches.
  package func match(_ batches: [SourceBatch]) async -> MatchedRecords {
    let compared = await compare(batches)
    return compared.matched(by: settings.decisions).holding(compared)
  }

  /// Compares all records of all batches, regardless of decisions.
  package func compare(_ batches: [SourceBatch]) async -> ComparedRecords {
    let records = OrderedRecords(batches).records
    return compared(records, of: batches, settings.merges ? await findings(about: records) : nil)
  }

  /// Compares the records of all batches that changed since an earlier run.
  ///
  /// The result is that of comparing all, which is also done if more than a tenth of the records
  /// changed, if the food synonyms did, or if the numbers cannot be those of sorted records.
  ///
  /// - Parameters:
  ///   - memory: Returns the memory of the earlier run, or `nil` if there is none; called on any
  ///     thread, concurrently with the sorting of the records.
  ///   - numbers: Returns for each record its number in the earlier run, or -1 if it is new or
  ///     changed. It is called once, if records are merged, with one record for each reference, in
  ///     the order of the references, by which they are numbered in both runs.
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

  /// Returns how two records compare, regardless of all others.
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
