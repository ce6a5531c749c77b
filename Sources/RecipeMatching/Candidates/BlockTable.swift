import Text

/// A hash table of records by blocking key, without an array for each key.
struct BlockTable {
  private struct Entry {
    let record: Int32
    /// The previous entry of the same key, or -1.
    let next: Int32
  }

  private struct Block {
    let isExact: Bool
    /// The last entry of the key.
    var last: Int32
    var hasSeveral = false
  }

  private var blocks: HashTable<Block>
  private var entries: [Entry] = []

  /// Creates a table that need not grow for a number of keys.
  init(capacity: Int) {
    blocks = HashTable(minimumCapacity: capacity)
    entries.reserveCapacity(capacity)
  }

  /// Inserts a record into the block of a key; immediate repeats are ignored.
  mutating func insert(_ key: BlockKey, _ record: Int) {
    let record = Int32(truncatingIfNeeded: record)
    let entry = Int32(truncatingIfNeeded: entries.count)
    blocks.update(key.hash, default: Block(isExact: key.isExact, last: -1)) { block in
      if block.last >= 0 {
        guard entries[Int(block.last)].record != record else { return }
        block.hasSeveral = true
      }
      entries.append(Entry(record: record, next: block.last))
      block.last = entry
    }
  }

  /// Calls `body` with each block of at least two records, in descending order.
  func forEachBlock(_ body: (_ isExact: Bool, _ records: [Int32]) -> Void) {
    var records: [Int32] = []
    for block in blocks.values where block.hasSeveral {
      records.removeAll(keepingCapacity: true)
      var entry = block.last
      while entry >= 0 {
        records.append(entries[Int(entry)].record)
        entry = entries[Int(entry)].next
      }
      body(block.isExact, records)
    }
  }
}
