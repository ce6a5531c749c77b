import RecipeCore

/// The blocking stage, which finds the pairs of records worth comparing without testing all pairs.
///
/// Blocking keys are a page, a title, or two distinctive words of foods or title. The blocks of a
/// record depend on itself only; a block that is too large is split by further words, see
/// `BlockSplitter`. So the work grows with the number of records, and a new record changes only the
/// blocks it is in.
struct CandidateFinder: Sendable {
  /// The approximate number of keys in a table, so that the table and the data of its records fit a
  /// processor's caches.
  static let keysOfShard = 24_000
  /// The maximum number of tables.
  private static let maximumShardCount = 512

  /// The maximum number of shards for which the keys of all records are scanned at a time.
  private static let maximumGroupShardCount = 16
  /// The least number of groups into which shards are divided for distribution, if there are as
  /// many.
  private static let leastGroups = 16

  /// A record in a block.
  private struct Entry {
    let key: BlockKey
    let record: Int32
  }

  private let keys: [RecordKeys]
  private let foods: FoodIndex
  private let shards: Int
  private let shardsOfGroup: Int

  /// Creates a finder of records whose keys and foods are given, by index.
  ///
  /// - Parameter keysOfShard: The approximate number of keys in a table; the pairs do not depend on
  ///   it.
  init(keys: [RecordKeys], foods: FoodIndex, keysOfShard: Int = Self.keysOfShard) {
    self.keys = keys
    self.foods = foods
    shards = min(
      max(1, keys.count * RecordKeys.maximumBlockCount / keysOfShard), Self.maximumShardCount)
    shardsOfGroup = min(max(1, shards / Self.leastGroups), Self.maximumGroupShardCount)
  }

  /// Returns the distinct pairs, ascending.
  func pairs(_ work: ParallelMap) async -> [CandidatePair] {
    let finder = self
    let groups = (shards + shardsOfGroup - 1) / shardsOfGroup
    let found = await work.flatMap(groups, smallestPart: 1) { range in
      range.flatMap { finder.pairs(ofGroup: $0) }
    }
    return await work.flatMap(keys.count) { records in
      CandidatePair.unique(found.flatMap { CandidatePair.pairs(of: records, in: $0) })
    }
  }

  /// Returns the pairs of the blocks whose keys are in each of a few shards.
  private func pairs(ofGroup group: Int) -> [[CandidatePair]] {
    let start = group * shardsOfGroup
    let range = start..<min(shards, start + shardsOfGroup)
    var entries: [[Entry]] = Array(repeating: [], count: range.count)
    for place in entries.indices {
      entries[place].reserveCapacity(keys.count * RecordKeys.maximumBlockCount / shards)
    }
    for (index, record) in keys.enumerated() {
      record.forEachBlock(inShards: shards) { shard, key in
        guard range.contains(shard) else { return }
        entries[shard - start].append(Entry(key: key, record: Int32(truncatingIfNeeded: index)))
      }
    }
    return entries.map(pairs)
  }

  /// Returns the pairs of the blocks of one shard, so that tables stay small.
  private func pairs(of entries: [Entry]) -> [CandidatePair] {
    var table = BlockTable(capacity: entries.count)
    for entry in entries { table.insert(entry.key, Int(entry.record)) }
    var splitter = BlockSplitter(keys: keys, foods: foods)
    table.forEachBlock { isExact, records in splitter.add(records, isExact: isExact) }
    return CandidatePair.unique(splitter.finish())
  }
}
