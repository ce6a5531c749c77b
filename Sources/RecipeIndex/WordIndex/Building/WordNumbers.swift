import Text

/// A hash table that interns words: equal words get the same number, from 0 on.
struct WordNumbers: Sendable {
  /// The words by their numbers.
  private(set) var pool = WordPool()
  private var numbers = HashTable<UInt32>(minimumCapacity: 512)

  /// Returns the number of a word; a new one if it has none.
  @inline(__always)
  mutating func number(of word: UnsafeBufferPointer<UInt8>) -> Int {
    let key = WordKey(word)
    let known = numbers.value(of: key.hash) { key.isWhole || pool.isWord(Int($0), word) }
    return known.map(Int.init) ?? add(word, key)
  }

  /// Returns the words, and empties the table.
  mutating func takePool() -> WordPool {
    let taken = pool
    pool = WordPool()
    numbers.removeAll()
    return taken
  }

  private mutating func add(_ word: UnsafeBufferPointer<UInt8>, _ key: WordKey) -> Int {
    let number = pool.count
    pool.append(word)
    numbers.insert(UInt32(truncatingIfNeeded: number), for: key.hash)
    return number
  }
}
