import RecipeCore
import RecipeMatching
import Text

/// A comparison of the changed records with all records that may be alike.
///
/// The pairs of a block depend on its records only, see `BlockSplitter`, and a verdict on the two
/// records. So a changed record affects only the pairs of the blocks it is or was in.
struct IncrementalComparison: Sendable {
  /// The findings of the earlier run.
  let memory: MatchMemory
  /// The changes to the records since.
  let changes: RecordChanges
  /// Takes the steps of the comparison.
  let matcher: RecordMatcher

  /// Returns the findings about the present records.
  func findings(about records: [RecipeRecord]) async -> ComparedRecords.Findings {
    guard !changes.areNone else {
      return matcher.findings(
        about: records, memory.index, memory.pairs, known: memory.answers, details: [:])
    }
    let fresh = await matcher.read(changes.fresh.map { records[Int($0)] })
    let index = memory.index.changed(by: changes, with: fresh.index)
    let candidates = CandidateChanges(from: memory.index, to: index, by: changes, matcher.work)
    let (gained, lost) = await candidates.find()
    let known = RecordPair.renumbered(memory.pairs, by: changes.later)
    let alike = RecordPair.candidates(known)
    let doubtful = lost.intersecting(alike)
    let dropped = doubtful.subtracting(await candidates.stillFound(doubtful))
    let judged = await judged(gained.subtracting(alike), of: records, fresh.compared)
    return matcher.findings(
      about: records, index, Self.joined(known, without: dropped, judged.pairs),
      known: memory.answers.renumbered(by: changes), details: judged.details)
  }

  /// Returns the known pairs that are still found and the new ones, by ascending indices.
  private static func joined(
    _ known: [RecordPair], without dropped: [CandidatePair], _ judged: [RecordPair]
  ) -> [RecordPair] {
    let kept =
      dropped.isEmpty
      ? known
      : known.filter { pair in
        !dropped.containsInOrder(CandidatePair(first: pair.first, second: pair.second))
      }
    return .merged(kept, judged) { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  // MARK: Judging

  /// Judges pairs.
  ///
  /// - Parameter fresh: The compared data of the new or changed records.
  /// - Returns: The pairs that are alike, and the compared data of the records in any pair.
  private func judged(
    _ pairs: [CandidatePair], of records: [RecipeRecord], _ fresh: [ComparedRecord]
  ) async -> (pairs: [RecordPair], details: [Int: ComparedRecord]) {
    let numbers = Set(pairs.flatMap { [$0.first, $0.second] }).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(numbers, numbers.indices))
    let local = pairs.map { pair in
      CandidatePair(first: places[pair.first] ?? 0, second: places[pair.second] ?? 0)
    }
    let found = await matcher.findAlike(
      local, of: numbers.map { records[$0] }, await outlines(of: numbers, in: records, fresh))
    return (
      RecordPair.renumbered(found.pairs, by: numbers.map { Int32(truncatingIfNeeded: $0) }),
      Dictionary(uniqueKeysWithValues: zip(numbers, found.compared))
    )
  }

  /// Returns the compared data of some records, without details.
  private func outlines(
    of numbers: [Int], in records: [RecipeRecord], _ fresh: [ComparedRecord]
  ) async -> [ComparedRecord] {
    let kept = numbers.filter { changes.previous[$0] >= 0 }
    let read = await matcher.outlines(of: kept.map { records[$0] })
    let outlines = Dictionary(
      uniqueKeysWithValues: zip(changes.fresh.map(Int.init) + kept, fresh + read))
    return numbers.compactMap { outlines[$0] }
  }
}

extension RecordIndex {
  /// Returns the index of the present records after changes.
  ///
  /// - Parameter fresh: The index of the new or changed records.
  func changed(by changes: RecordChanges, with fresh: RecordIndex) -> RecordIndex {
    var changed = RecordIndex(capacityFor: [self, fresh])
    changes.forEachRun { run in
      switch run {
      case .kept(let records): changed.append(records, of: self)
      case .fresh(let records): changed.append(records, of: fresh)
      }
    }
    return changed
  }
}

extension ClusterAnswers {
  /// Returns the answers about unchanged records, with their present numbers.
  fileprivate func renumbered(by changes: RecordChanges) -> ClusterAnswers {
    ClusterAnswers(
      allowed: CandidatePair.renumbered(allowed, by: changes.later),
      forbidden: CandidatePair.renumbered(forbidden, by: changes.later))
  }
}
