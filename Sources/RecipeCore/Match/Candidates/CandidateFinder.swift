/// Finds the pairs of records that are worth comparing, without looking at all pairs.
///
/// Records meet in blocks: of one page, of one title, of two telling words of foods or title. What
/// blocks a record is in depends on itself only; a block that is too large is split by further
/// words, see `BlockSplitter`. So the work grows with the number of records, and one more record
/// changes nothing but the blocks it is in.
struct CandidateFinder: Sendable {
  /// About how many keys one table holds: what the caches of a processor hold, too.
  private static let keysOfShard = 100_000
  /// How often the keys of all records are gone through at most.
  private static let mostShards = 64
  /// How many keys a record has at most: page, title and ten pairs of words.
  private static let keysOfRecord = 12

  private let keys: [RecordKeys]
  private let foods: FoodIndex
  private let shards: UInt64

  /// Makes a finder of records whose keys and foods are given, by index.
  init(keys: [RecordKeys], foods: FoodIndex) {
    self.keys = keys
    self.foods = foods
    let wanted = keys.count * Self.keysOfRecord / Self.keysOfShard
    shards = UInt64(min(max(1, wanted), Self.mostShards))
  }

  /// The pairs, ascending, each once.
  func pairs(_ work: ParallelMap) async -> [CandidatePair] {
    let finder = self
    let found = await work.flatMap(Int(shards), smallestPart: 1) { range in
      range.map { finder.pairs(inShard: UInt64($0)) }
    }
    return await work.flatMap(keys.count) { records in
      CandidatePair.unique(found.flatMap { CandidatePair.pairs(of: records, in: $0) })
    }
  }

  /// The pairs of the blocks whose keys fall into one of the shards, so that tables stay small.
  private func pairs(inShard shard: UInt64) -> [CandidatePair] {
    var table = BlockTable(capacity: keys.count * Self.keysOfRecord / Int(shards))
    for (index, record) in keys.enumerated() {
      record.forEachBlock { key in
        if key.shard(of: shards) == shard { table.insert(key, index) }
      }
    }
    var splitter = BlockSplitter(keys: keys, foods: foods)
    table.forEachBlock { isExact, records in splitter.add(records, isExact: isExact) }
    return CandidatePair.unique(splitter.pairs)
  }
}
