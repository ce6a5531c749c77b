/// A hash table of records by blocking key (open addressing), without an array for each key.
struct BlockTable {
  private struct Entry {
    let record: Int32
    /// The previous entry of the same key, or -1.
    let next: Int32
  }

  private struct Slot {
    var key: UInt64
    /// The last entry of the key, or -1 in an empty slot.
    var last: Int32
    var count: Int32
  }

  private var slots: [Slot]
  private var entries: [Entry] = []
  private var used = 0

  /// Creates a table that need not grow for a number of keys.
  init(capacity: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: Slot(key: 0, last: -1, count: 0), count: size)
    entries.reserveCapacity(capacity)
  }

  /// Inserts a record into the block of a key; immediate repeats are ignored.
  mutating func insert(_ key: BlockKey, _ record: Int) {
    if used * 2 > slots.count { grow() }
    let slot = place(of: key.hash)
    if slots[slot].last < 0 {
      used += 1
      slots[slot].key = key.hash
    } else if entries[Int(slots[slot].last)].record == record {
      return
    }
    entries.append(
      Entry(record: Int32(truncatingIfNeeded: record), next: slots[slot].last))
    slots[slot].last = Int32(truncatingIfNeeded: entries.count - 1)
    slots[slot].count += 1
  }

  /// Calls `body` with each block of at least two records, in descending order.
  func forEachBlock(_ body: (_ isExact: Bool, _ records: [Int32]) -> Void) {
    var records: [Int32] = []
    for slot in slots where slot.count > 1 {
      records.removeAll(keepingCapacity: true)
      var entry = slot.last
      while entry >= 0 {
        records.append(entries[Int(entry)].record)
        entry = entries[Int(entry)].next
      }
      body(slot.key & 1 == 1, records)
    }
  }

  private func place(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key >> 1) & mask
    while slots[slot].last >= 0, slots[slot].key != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(key: 0, last: -1, count: 0), count: old.count * 2)
    for slot in old where slot.last >= 0 { slots[place(of: slot.key)] = slot }
  }
}
