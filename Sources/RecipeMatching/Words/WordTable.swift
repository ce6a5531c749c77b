/// A hash table from the hashes of words to their meanings, read for every word of every record.
struct WordTable<Value: Sendable>: Sendable {
  private let hashes: [UInt64]
  private let values: [Value?]
  private let mask: Int

  /// Creates a table of meanings.
  init(_ known: [UInt64: Value]) {
    var capacity = 16
    while capacity < known.count * 3 { capacity *= 2 }
    var hashes = [UInt64](repeating: 0, count: capacity)
    var values = [Value?](repeating: nil, count: capacity)
    for (hash, value) in known {
      var slot = Int(truncatingIfNeeded: hash) & (capacity - 1)
      while values[slot] != nil { slot = (slot + 1) & (capacity - 1) }
      hashes[slot] = hash
      values[slot] = value
    }
    self.hashes = hashes
    self.values = values
    mask = capacity - 1
  }

  /// The meaning of the word with a hash.
  @inline(__always)
  subscript(hash: UInt64) -> Value? {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while let value = values[slot] {
      if hashes[slot] == hash { return value }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
