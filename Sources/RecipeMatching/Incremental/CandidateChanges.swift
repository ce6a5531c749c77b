import RecipeCore
import Text

/// Finds which pairs are candidates that were none, and which are none that were.
///
/// What pairs a block makes depends on its records only. So blocks that no changed record is or was
/// in make the pairs that they made; the others are split as they were and as they are.
struct CandidateChanges: Sendable {
  private let before: RecordIndex
  private let after: RecordIndex
  private let changes: RecordChanges
  private let work: ParallelMap
  /// The blocks that changed records are or were in.
  private let affected: BlockSelection

  /// Makes a finder.
  ///
  /// - Parameters:
  ///   - before: Keys and foods of the records as they were.
  ///   - after: Keys and foods of the records as they are.
  init(
    from before: RecordIndex, to after: RecordIndex, by changes: RecordChanges, _ work: ParallelMap
  ) {
    self.before = before
    self.after = after
    self.changes = changes
    self.work = work
    var keys: [BlockKey] = []
    for record in changes.fresh { after.keys[Int(record)].forEachBlock { keys.append($0) } }
    for record in changes.gone { before.keys[Int(record)].forEachBlock { keys.append($0) } }
    affected = BlockSelection(keys)
  }

  /// The pairs that the changed blocks make and did not make, and those that they made and do not
  /// make, where both records did not change; by the numbers the records have now, ascending.
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
    let known = changes.renumbered(once)
    return (gained: now.subtracting(known), lost: known.subtracting(now))
  }

  /// Those of some pairs that blocks without a changed record make.
  ///
  /// - Parameter pairs: Of records that did not change, ascending.
  func stillFound(_ pairs: [CandidatePair]) async -> [CandidatePair] {
    guard !pairs.isEmpty else { return [] }
    let unaffected = BlockSelection(pairs.flatMap(unaffectedKeys))
    let kept = await keptRecords(in: unaffected)
    let found = await self.pairs(of: unaffected, after) { Array(kept.records(ofBlock: $0)) }
    return pairs.intersecting(found)
  }

  /// The keys of the blocks without a changed record that both records are in.
  private func unaffectedKeys(of pair: CandidatePair) -> [BlockKey] {
    var keys: [BlockKey] = []
    after.keys[pair.first].forEachBlock { one in
      guard affected.place(of: one) == nil else { return }
      after.keys[pair.second].forEachBlock { other in
        if one == other { keys.append(one) }
      }
    }
    return keys
  }

  // MARK: Blocks

  /// The records that did not change and are in selected blocks.
  private func keptRecords(in selection: BlockSelection) async -> BlockRoster {
    let (keys, previous) = (after.keys, changes.previous)
    let entries = await work.flatMap(keys.count) { range in
      let numbers = range.lazy.filter { previous[$0] >= 0 }.map { Int32(truncatingIfNeeded: $0) }
      return BlockRoster.entries(of: numbers, keys, in: selection)
    }
    return BlockRoster(entries, blocks: selection.keys.count)
  }

  private func roster(of numbers: [Int32], _ index: RecordIndex) -> BlockRoster {
    BlockRoster(
      BlockRoster.entries(of: numbers, index.keys, in: affected), blocks: affected.keys.count)
  }

  /// The pairs that selected blocks make, ascending, each once.
  ///
  /// - Parameter members: The records of each block, in any order.
  private func pairs(
    of selection: BlockSelection, _ index: RecordIndex,
    members: @escaping @Sendable (_ block: Int) -> [Int32]
  ) async -> [CandidatePair] {
    let found = await work.flatMap(selection.keys.count, smallestPart: 1) { blocks in
      var splitter = BlockSplitter(keys: index.keys, foods: index.foods)
      for block in blocks {
        // As `BlockTable` gives them.
        let records = members(block).sorted(by: >)
        guard records.count > 1 else { continue }
        splitter.add(records, isExact: selection.keys[block].isExact)
      }
      return CandidatePair.unique(splitter.finish())
    }
    return CandidatePair.unique(found)
  }
}
