package import RecipeCore

/// The stage that finds records of the same recipe, and variants of recipes.
///
/// Candidates come from blocks (`CandidateFinder`), verdicts from two records (`PairJudge`),
/// clusters from verdicts by descending score (`ClusterBuilder`). The result depends on the records
/// and the settings only, never on the order of sources or records, nor on the number of threads.
package struct RecordMatcher: Sendable {
  /// The settings of the comparison, and the decisions of people.
  package let settings: MatchSettings
  /// Distributes the comparison.
  package let work: ParallelMap
  /// The synonyms of foods.
  let synonyms: FoodSynonyms
  /// The judge of pairs.
  var judge: PairJudge { PairJudge(caution: settings.caution) }

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
    let compared = await compare(OrderedRecords(batches))
    return compared.matched(by: settings.decisions).holding(compared)
  }

  /// Compares all records, regardless of decisions.
  package func compare(_ records: OrderedRecords) async -> ComparedRecords {
    ComparedRecords(
      records, findings: settings.merges ? await findings(about: records.records) : nil)
  }

  /// Returns how two records compare, regardless of all others.
  package func explain(_ left: RecipeRecord, _ right: RecipeRecord) -> PairExplanation {
    PairExplainer(settings: settings, synonyms: synonyms).explain(left, right)
  }
}
