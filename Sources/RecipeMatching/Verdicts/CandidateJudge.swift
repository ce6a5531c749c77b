import RecipeCore

/// The stage that finds which candidates are alike.
struct CandidateJudge: Sendable {
  private let records: [RecipeRecord]
  private let judge: PairJudge
  private let synonyms: FoodSynonyms
  private let work: ParallelMap

  /// Creates a judge of pairs of records.
  init(
    of records: [RecipeRecord], by judge: PairJudge, synonyms: FoodSynonyms, _ work: ParallelMap
  ) {
    self.records = records
    self.judge = judge
    self.synonyms = synonyms
    self.work = work
  }

  /// Judges pairs.
  ///
  /// - Parameters:
  ///   - pairs: Candidates, by the indices of their records.
  ///   - compared: The compared data of each record, without details.
  /// - Returns: The pairs that are the same or variants, in the order of the candidates, and the
  ///   compared data of each record, with details if it is in a pair worth judging.
  func findAlike(
    _ pairs: [CandidatePair], _ compared: [ComparedRecord]
  ) async -> (pairs: [RecordPair], compared: [ComparedRecord]) {
    let pairs = await work.flatMap(pairs.count) { range in
      map(pairs[range], compared) { PairJudge.isWorthJudging($1, $2) ? $0 : nil }
    }
    let compared = await withDetails(compared, in: pairs)
    return (await judged(pairs, by: compared), compared)
  }

  private func withDetails(
    _ compared: [ComparedRecord], in pairs: [CandidatePair]
  ) async -> [ComparedRecord] {
    var isJudged = Array(repeating: false, count: compared.count)
    for pair in pairs {
      isJudged[pair.first] = true
      isJudged[pair.second] = true
    }
    return await work.flatMap(compared.count, by: { [synonyms] in LineReader(synonyms: synonyms) })
    {
      [records, isJudged] range, lines in
      range.map { index in
        isJudged[index]
          ? ComparedRecord(
            compared[index], detailsOf: records[index].content.values(.judging).recipe, &lines)
          : compared[index]
      }
    }
  }

  private func judged(
    _ pairs: [CandidatePair], by compared: [ComparedRecord]
  ) async -> [RecordPair] {
    await work.flatMap(pairs.count) { range in
      map(pairs[range], compared) { pair, left, right in
        guard let finding = judge.judge(left, right), finding.verdict != .different else {
          return nil
        }
        return RecordPair(
          first: pair.first, second: pair.second, verdict: finding.verdict,
          score: finding.score, grounds: finding.grounds)
      }
    }
  }

  /// Returns the values of `transform` for pairs and the compared data of both records.
  ///
  /// Pairs are ascending, so the first record of one is mostly in the cache; the second is
  /// prefetched.
  @inline(__always)
  private func map<Value>(
    _ pairs: ArraySlice<CandidatePair>, _ compared: [ComparedRecord],
    _ transform: (CandidatePair, ComparedRecord, ComparedRecord) -> Value?
  ) -> [Value] {
    let ahead = ReadAhead()
    var values: [Value] = []
    for start in stride(from: pairs.startIndex, to: pairs.endIndex, by: ReadAhead.batch) {
      let batch = pairs[start...].prefix(ReadAhead.batch)
      ahead.read(batch) { Int(truncatingIfNeeded: compared[$0.second].page) }
      ahead.read(batch) { compared[$0.second].touched }
      for pair in batch {
        guard let value = transform(pair, compared[pair.first], compared[pair.second]) else {
          continue
        }
        values.append(value)
      }
    }
    return values
  }
}
