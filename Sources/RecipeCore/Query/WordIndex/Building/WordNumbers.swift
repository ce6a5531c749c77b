/// Gives words numbers from 0 on, equal words the same (open addressing).
struct WordNumbers: Sendable {
  /// The words by their numbers.
  private(set) var pool = WordPool()
  /// The numbers of words, plus one, at the places of their hashes or behind; 0 where none is.
  private var slots = [UInt32](repeating: 0, count: 1_024)

  /// The number of a word; a new one if it has none.
  mutating func number(of word: UnsafeBufferPointer<UInt8>) -> Int {
    number(of: word, hash: WordPool.hash(of: word))
  }

  /// The number of a word whose hash is known.
  mutating func number(of word: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] > 0 {
      let number = Int(slots[slot]) - 1
      if pool.isWord(number, word, hash: hash) { return number }
      slot = (slot + 1) & mask
    }
    let number = pool.count
    pool.append(word, hash: hash)
    slots[slot] = UInt32(truncatingIfNeeded: pool.count)
    if pool.count * 2 > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: 0, count: slots.count * 2)
    for number in 0..<pool.count {
      var slot = Int(truncatingIfNeeded: pool.hash(ofWord: number)) & mask
      while slots[slot] > 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(truncatingIfNeeded: number + 1)
    }
  }
}
