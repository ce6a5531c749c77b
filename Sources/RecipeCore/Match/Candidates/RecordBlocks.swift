/// Groups of records that share a key; only such records are ever compared.
struct RecordBlocks {
  /// The groups of at least two, by their first record, each ascending.
  let groups: [[Int]]

  /// Groups records by their keys; those without one are in no group.
  init(keys: some Collection<UInt64?>) {
    var table = BlockTable(capacity: keys.count)
    for (index, key) in keys.enumerated() {
      if let key { table.insert(key, at: index) }
    }
    groups = table.groups
  }
}

/// An open-addressing table from keys to the records that have them, without one array a key.
private struct BlockTable {
  /// The first record of the key in a slot, or -1.
  private var slots: [Int32]
  /// The keys of the slots.
  private var keys: [UInt64]
  /// For each record, the next one of the same key, or -1.
  private var next: [Int32]
  /// For each first record, the last one of its key so far.
  private var last: [Int32]
  private let mask: Int

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    keys = Array(repeating: 0, count: size)
    next = Array(repeating: -1, count: capacity)
    last = Array(repeating: -1, count: capacity)
    mask = size - 1
  }

  mutating func insert(_ key: UInt64, at index: Int) {
    var slot = Int(truncatingIfNeeded: key) & mask
    while slots[slot] >= 0, keys[slot] != key { slot = (slot + 1) & mask }
    let first = slots[slot]
    if first < 0 {
      slots[slot] = Int32(truncatingIfNeeded: index)
      keys[slot] = key
      last[index] = Int32(truncatingIfNeeded: index)
    } else {
      next[Int(last[Int(first)])] = Int32(truncatingIfNeeded: index)
      last[Int(first)] = Int32(truncatingIfNeeded: index)
    }
  }

  var groups: [[Int]] {
    last.indices.compactMap { first in
      guard last[first] >= 0, next[first] >= 0 else { return nil }
      return Array(sequence(first: first) { next[$0] >= 0 ? Int(next[$0]) : nil })
    }
  }
}
