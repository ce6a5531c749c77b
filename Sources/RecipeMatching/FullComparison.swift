import RecipeCore

/// A comparison of all records.
struct FullComparison: Sendable {
  /// The synonyms of foods.
  let synonyms: FoodSynonyms
  /// Distributes the comparison.
  let work: ParallelMap

  /// Returns the findings about records.
  func findings(about records: [RecipeRecord]) async -> ComparedRecords.Findings {
    let parts = await RecordIndexer.parts(of: records, synonyms: synonyms, work)
    let (index, compared) = (RecordIndex(parts), parts.flatMap(\.compared))
    let candidates = await CandidateFinder(keys: index.keys, foods: index.foods).pairs(work)
    let alike = await CandidateJudge(of: records, work).findAlike(candidates, compared)
    let details = RecordDetails(of: records, known: alike.compared, synonyms: synonyms)
    return ComparedRecords.Findings(
      index: index, pairs: alike.pairs,
      questions: ClusterQuestions(
        pairs: alike.pairs, known: ClusterAnswers(), details: details))
  }
}
