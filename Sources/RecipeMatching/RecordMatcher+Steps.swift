package import RecipeCore

/// The steps of a comparison, also for callers that know the results of some of them.
extension RecordMatcher {
  /// Takes all steps.
  func findings(about records: [RecipeRecord]) async -> ComparedRecords.Findings {
    let (index, compared) = await read(records)
    let candidates = await CandidateFinder(keys: index.keys, foods: index.foods).pairs(work)
    let alike = await findAlike(candidates, of: records, compared)
    let details = RecordDetails(of: records, known: alike.compared, synonyms: synonyms)
    return ComparedRecords.Findings(
      index: index, pairs: alike.pairs,
      questions: ClusterQuestions(
        pairs: alike.pairs, known: ClusterAnswers(), details: details, judge: judge))
  }

  /// Reads the blocking keys, foods and compared data of records, the latter without details.
  package func read(
    _ records: [RecipeRecord]
  ) async -> (index: RecordIndex, compared: [ComparedRecord]) {
    let parts = await RecordIndexer.parts(of: records, synonyms: synonyms, work)
    return (RecordIndex(parts), parts.flatMap(\.compared))
  }

  /// Reads the compared data of a few records, without details.
  package func outlines(of records: [RecipeRecord]) async -> [ComparedRecord] {
    await RecordIndexer.outlines(of: records, synonyms: synonyms, work)
  }

  /// Judges candidate pairs.
  ///
  /// - Parameters:
  ///   - candidates: The pairs, by the indices of their records.
  ///   - records: All records of any pair.
  ///   - compared: The compared data of each record, without details.
  /// - Returns: The pairs that are the same or variants, in the order of the candidates, and the
  ///   compared data of each record, with details if it is in a pair worth judging.
  package func findAlike(
    _ candidates: [CandidatePair], of records: [RecipeRecord], _ compared: [ComparedRecord]
  ) async -> (pairs: [RecordPair], compared: [ComparedRecord]) {
    await CandidateJudge(of: records, by: judge, synonyms: synonyms, work)
      .findAlike(candidates, compared)
  }

  /// Puts findings together.
  ///
  /// - Parameters:
  ///   - index: The blocking keys and foods of the records.
  ///   - pairs: The pairs that are the same or variants, by ascending indices.
  ///   - known: The known answers about other pairs.
  ///   - details: The compared data of some records, by their indices; that of others is read when
  ///     it is needed.
  package func findings(
    about records: [RecipeRecord], _ index: RecordIndex, _ pairs: [RecordPair],
    known: ClusterAnswers, details: [Int: ComparedRecord]
  ) -> ComparedRecords.Findings {
    let details = RecordDetails(of: records, some: details, synonyms: synonyms)
    return ComparedRecords.Findings(
      index: index, pairs: pairs,
      questions: ClusterQuestions(pairs: pairs, known: known, details: details, judge: judge))
  }
}
