/// A hash table that interns words: equal words get the same number, from 0 on (open addressing).
struct WordNumbers: Sendable {
  /// A slot with enough of a word to compare most words without reading them.
  private struct Slot {
    /// See `WordKey.beginning`.
    var beginning: UInt64 = 0
    /// See `WordKey.tag`.
    var tag: UInt32 = 0
    /// The number of the word, plus one; 0 if the slot is free.
    var number: UInt32 = 0
  }

  /// The words by their numbers.
  private(set) var pool = WordPool()
  /// The slots; a word is in the first free one from that of its hash on.
  private var slots = [Slot](repeating: Slot(), count: 1_024)

  /// Returns the number of a word; a new one if it has none.
  @inline(__always)
  mutating func number(of word: UnsafeBufferPointer<UInt8>) -> Int {
    let key = WordKey(word)
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: key.hash) & mask
    while slots[place].number > 0 {
      if slots[place].beginning == key.beginning, slots[place].tag == key.tag {
        let number = Int(slots[place].number) - 1
        if key.isWhole || pool.isWord(number, word) { return number }
      }
      place = (place + 1) & mask
    }
    return add(word, key, at: place)
  }

  /// Returns the words, and empties the table.
  mutating func takePool() -> WordPool {
    let taken = pool
    pool = WordPool()
    slots.withUnsafeMutableBufferPointer { $0.update(repeating: Slot()) }
    return taken
  }

  private mutating func add(
    _ word: UnsafeBufferPointer<UInt8>, _ key: WordKey, at place: Int
  ) -> Int {
    let number = pool.count
    pool.append(word)
    slots[place] = Self.slot(key, number)
    if pool.count * 2 > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: Slot(), count: slots.count * 2)
    for number in 0..<pool.count {
      let key = pool[number].withUnsafeBufferPointer { WordKey($0) }
      var place = Int(truncatingIfNeeded: key.hash) & mask
      while slots[place].number > 0 { place = (place + 1) & mask }
      slots[place] = Self.slot(key, number)
    }
  }

  private static func slot(_ key: WordKey, _ number: Int) -> Slot {
    Slot(
      beginning: key.beginning, tag: key.tag, number: UInt32(truncatingIfNeeded: number + 1))
  }
}
