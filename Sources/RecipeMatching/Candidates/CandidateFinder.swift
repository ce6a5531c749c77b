import RecipeCore

/// Finds the pairs of records that are worth comparing, without looking at all pairs.
///
/// Records meet in blocks: of one page, of one title, of two telling words of foods or title. What
/// blocks a record is in depends on itself only; a block that is too large is split by further
/// words, see `BlockSplitter`. So the work grows with the number of records, and one more record
/// changes nothing but the blocks it is in.
struct CandidateFinder: Sendable {
  /// About how many keys one table holds, so that a processor's caches hold the table and what is
  /// read of its records.
  static let keysOfShard = 24_000
  /// How many tables there are at most.
  private static let mostShards = 512
  /// How many keys a record has at most: page, title and ten pairs of words.
  private static let keysOfRecord = 12

  /// How many shards the keys of all records are gone through for at most at a time.
  private static let mostShardsOfGroup = 16
  /// Into how many groups shards are divided at least, to be shared out, when there are as many.
  private static let leastGroups = 16

  /// That a record is in a block.
  private struct Entry {
    let key: BlockKey
    let record: Int32
  }

  private let keys: [RecordKeys]
  private let foods: FoodIndex
  private let shards: Int
  private let shardsOfGroup: Int

  /// Makes a finder of records whose keys and foods are given, by index.
  ///
  /// - Parameter keysOfShard: About how many keys one table holds; the pairs do not depend on it.
  init(keys: [RecordKeys], foods: FoodIndex, keysOfShard: Int = Self.keysOfShard) {
    self.keys = keys
    self.foods = foods
    shards = min(max(1, keys.count * Self.keysOfRecord / keysOfShard), Self.mostShards)
    shardsOfGroup = min(max(1, shards / Self.leastGroups), Self.mostShardsOfGroup)
  }

  /// The pairs, ascending, each once.
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

  /// The pairs of the blocks whose keys fall into each of a few shards.
  private func pairs(ofGroup group: Int) -> [[CandidatePair]] {
    let start = group * shardsOfGroup
    let range = start..<min(shards, start + shardsOfGroup)
    var entries: [[Entry]] = Array(repeating: [], count: range.count)
    for place in entries.indices {
      entries[place].reserveCapacity(keys.count * Self.keysOfRecord / shards)
    }
    for (index, record) in keys.enumerated() {
      record.forEachBlock(inShards: shards) { shard, key in
        guard range.contains(shard) else { return }
        entries[shard - start].append(Entry(key: key, record: Int32(truncatingIfNeeded: index)))
      }
    }
    return entries.map(pairs)
  }

  /// The pairs of the blocks of one shard, so that tables stay small.
  private func pairs(of entries: [Entry]) -> [CandidatePair] {
    var table = BlockTable(capacity: entries.count)
    for entry in entries { table.insert(entry.key, Int(entry.record)) }
    var splitter = BlockSplitter(keys: keys, foods: foods)
    table.forEachBlock { isExact, records in splitter.add(records, isExact: isExact) }
    return CandidatePair.unique(splitter.finish())
  }
}
