import TestSupport
import Testing

@testable import Text

@Suite("Tables of hashes")
struct HashTableTests {
  @Test("hold what a dictionary holds, however they grow", arguments: [0, 10, 5_000])
  func dictionary(capacity: Int) {
    var random = SeededGenerator(seed: 3)
    var expected: [UInt64: Int] = [:]
    var table = HashTable<Int>(minimumCapacity: capacity)
    for _ in 0..<5_000 {
      let key = StableHash.mix(UInt64.random(in: 0...3_000, using: &random))
      #expect(table[key] == expected[key])
      expected[key, default: 0] += 1
      table.update(key, default: 0) { $0 += 1 }
    }
    #expect(table.count == expected.count)
    #expect(table.values.sorted() == expected.values.sorted())
    for (key, value) in expected { #expect(table[key] == value) }
  }

  @Test("tell values of one key apart, also where many keys have one slot")
  func collisions() {
    let words = (0..<200).map { "word\($0)" }
    var table = HashTable<Int>()
    for number in words.indices { table.insert(number, for: UInt64(number % 3)) }
    for (number, word) in words.enumerated() {
      let found = table.value(of: UInt64(number % 3)) { words[$0] == word }
      #expect(found == number)
    }
    #expect(table.value(of: 0) { words[$0] == "word1" } == nil)
    #expect(table[3] == nil)
  }

  @Test("forget everything, and hold new values")
  func removal() {
    var table = HashTable<String>()
    for key in 0..<100 as Range<UInt64> { table.insert("old", for: StableHash.mix(key)) }
    table.removeAll()
    #expect(table.count == 0)
    #expect(Array(table.values) == [])
    table.insert("new", for: StableHash.mix(7))
    #expect(table[StableHash.mix(7)] == "new")
    #expect(table[StableHash.mix(8)] == nil)
  }
}
