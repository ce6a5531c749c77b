import RecipeCore
import Text

/// Compares the records that changed with all that they may be alike to.
///
/// The pairs of a block depend on its records only, see `BlockSplitter`, and a verdict on the two
/// records. So what a changed record can touch are the pairs of the blocks it is or was in; all
/// others are as they were.
struct IncrementalComparison: Sendable {
  /// The least number of records that is worth a task of its own.
  private static let smallestPart = 16

  /// What the earlier run left behind.
  let memory: MatchMemory
  /// What became of the records since.
  let changes: RecordChanges
  /// The names of one food.
  let synonyms: FoodSynonyms
  /// How the comparing is shared out.
  let work: ParallelMap

  /// What is found about the records as they are now.
  func findings(about records: [RecipeRecord]) async -> ComparedRecords.Findings {
    guard !changes.areNone else { return findings(about: records, memory.index, memory.pairs) }
    let parts = await RecordIndexer.parts(
      of: changes.fresh.map { records[Int($0)] }, synonyms: synonyms, work)
    let index = memory.index.changed(by: changes, with: RecordIndex(parts))
    let candidates = CandidateChanges(from: memory.index, to: index, by: changes, work)
    let (gained, lost) = await candidates.find()
    let known = changes.renumbered(memory.pairs)
    let alike = known.map { CandidatePair(first: $0.first, second: $0.second) }
    let doubtful = lost.intersecting(alike)
    let dropped = doubtful.subtracting(await candidates.stillFound(doubtful))
    let judged = await judged(
      gained.subtracting(alike), of: records, parts.flatMap(\.compared))
    return findings(
      about: records, index, Self.joined(known, without: dropped, judged.pairs), judged.details)
  }

  private func findings(
    about records: [RecipeRecord], _ index: RecordIndex, _ pairs: [RecordPair],
    _ details: [Int: ComparedRecord] = [:]
  ) -> ComparedRecords.Findings {
    ComparedRecords.Findings(
      index: index, pairs: pairs,
      questions: ClusterQuestions(
        pairs: pairs, known: memory.answers.renumbered(by: changes),
        details: RecordDetails(of: records, some: details, synonyms: synonyms)))
  }

  /// The pairs that are still found and those that were not, by ascending indices.
  private static func joined(
    _ known: [RecordPair], without dropped: [CandidatePair], _ judged: [RecordPair]
  ) -> [RecordPair] {
    let kept = known.filter { pair in
      !dropped.containsInOrder(CandidatePair(first: pair.first, second: pair.second))
    }
    return .merged(kept, judged) { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  // MARK: Judging

  /// Judges pairs.
  ///
  /// - Parameter fresh: What is compared of the records that are new or changed.
  /// - Returns: The pairs that are alike, and what is compared of the records in any pair.
  private func judged(
    _ pairs: [CandidatePair], of records: [RecipeRecord], _ fresh: [ComparedRecord]
  ) async -> (pairs: [RecordPair], details: [Int: ComparedRecord]) {
    let numbers = Set(pairs.flatMap { [$0.first, $0.second] }).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(numbers, numbers.indices))
    let local = pairs.map { pair in
      CandidatePair(first: places[pair.first] ?? 0, second: places[pair.second] ?? 0)
    }
    let some = numbers.map { records[$0] }
    let found = await CandidateJudge(of: some, work).findAlike(
      local, await compared(some, numbers, fresh))
    return (
      found.pairs.map { $0.between(numbers[$0.first], numbers[$0.second]) },
      Dictionary(uniqueKeysWithValues: zip(numbers, found.compared))
    )
  }

  /// What is compared of some records, without details.
  private func compared(
    _ records: [RecipeRecord], _ numbers: [Int], _ fresh: [ComparedRecord]
  ) async -> [ComparedRecord] {
    let (synonyms, freshNumbers) = (synonyms, changes.fresh)
    return await work.flatMap(numbers.count, smallestPart: Self.smallestPart) { range in
      var reader = TitleReader(synonyms: synonyms)
      var tokenizer = FoodTokenizer(synonyms: synonyms)
      return range.map { index in
        let place = freshNumbers.firstPlace { Int($0) >= numbers[index] }
        if place < freshNumbers.count, Int(freshNumbers[place]) == numbers[index] {
          return fresh[place]
        }
        return ComparedRecord(
          records[index].content.values(.matching).recipe, &reader, &tokenizer, readsDetails: false)
      }
    }
  }
}
