import RecipeCore
import RecipeMatching
import Text

/// The changes to the candidate pairs.
///
/// The pairs of a block depend on its records only. So blocks that no changed record is or was in
/// make the same pairs; the others are split as they were and as they are.
struct CandidateChanges: Sendable {
  private let before: RecordIndex
  private let after: RecordIndex
  private let changes: RecordChanges
  private let work: ParallelMap
  /// The blocks that changed records are or were in.
  private let affected: BlockSelection

  /// Creates the changes between two runs.
  ///
  /// - Parameters:
  ///   - before: The blocking keys and foods of the earlier records.
  ///   - after: The blocking keys and foods of the present records.
  init(
    from before: RecordIndex, to after: RecordIndex, by changes: RecordChanges, _ work: ParallelMap
  ) {
    self.before = before
    self.after = after
    self.changes = changes
    self.work = work
    affected = BlockSelection(
      after.blocks(of: changes.fresh[...]).keys + before.blocks(of: changes.gone[...]).keys)
  }

  /// Returns the pairs that only the present affected blocks make, and those of unchanged records
  /// that only the earlier ones made; by the present numbers, ascending.
  func find() async -> (gained: [CandidatePair], lost: [CandidatePair]) {
    let kept = await keptRecords(in: affected)
    let fresh = roster(of: changes.fresh, after)
    let gone = roster(of: changes.gone, before)
    let now = await pairs(of: affected, after) { block in
      Array(kept.records(ofBlock: block) + fresh.records(ofBlock: block))
    }
    let once = await pairs(of: affected, before) { [changes] block in
      kept.records(ofBlock: block).map { changes.previous[Int($0)] }
        + gone.records(ofBlock: block)
    }
    let known = CandidatePair.renumbered(once, by: changes.later)
    return (gained: now.subtracting(known), lost: known.subtracting(now))
  }

  /// Returns those of some pairs that blocks without a changed record make.
  ///
  /// - Parameter pairs: Pairs of unchanged records, ascending.
  func stillFound(_ pairs: [CandidatePair]) async -> [CandidatePair] {
    guard !pairs.isEmpty else { return [] }
    let unaffected = BlockSelection(unaffectedKeys(of: pairs))
    let kept = await keptRecords(in: unaffected)
    let found = await self.pairs(of: unaffected, after) { Array(kept.records(ofBlock: $0)) }
    return pairs.intersecting(found)
  }

  /// Returns the keys of the blocks without a changed record that both records of a pair are in.
  private func unaffectedKeys(of pairs: [CandidatePair]) -> [BlockKey] {
    pairs.flatMap { pair in
      let others = blocks(of: pair.second)
      return blocks(of: pair.first).filter { affected.place(of: $0) == nil && others.contains($0) }
    }
  }

  private func blocks(of record: Int) -> [BlockKey] {
    after.blocks(of: [Int32(truncatingIfNeeded: record)]).keys
  }

  // MARK: Blocks

  /// Returns the unchanged records in selected blocks.
  private func keptRecords(in selection: BlockSelection) async -> BlockRoster {
    let (index, previous) = (after, changes.previous)
    let entries = await work.flatMap(previous.count) { range in
      let numbers = range.filter { previous[$0] >= 0 }.map { Int32(truncatingIfNeeded: $0) }
      return BlockRoster.entries(of: numbers, index, in: selection)
    }
    return BlockRoster(entries, blocks: selection.keys.count)
  }

  private func roster(of numbers: [Int32], _ index: RecordIndex) -> BlockRoster {
    BlockRoster(
      BlockRoster.entries(of: numbers, index, in: affected), blocks: affected.keys.count)
  }

  /// Returns the distinct pairs that selected blocks make, ascending.
  ///
  /// - Parameter members: Returns the records of a block, in any order.
  private func pairs(
    of selection: BlockSelection, _ index: RecordIndex,
    members: @escaping @Sendable (_ block: Int) -> [Int32]
  ) async -> [CandidatePair] {
    let found = await work.flatMap(selection.keys.count, smallestPart: 1) { blocks in
      var splitter = BlockSplitter(keys: index.keys, foods: index.foods)
      for block in blocks {
        // The order of `BlockTable`.
        let records = members(block).sorted(by: >)
        guard records.count > 1 else { continue }
        splitter.add(records, isExact: selection.keys[block].isExact)
      }
      return CandidatePair.unique(splitter.finish())
    }
    return CandidatePair.unique(found)
  }
}
