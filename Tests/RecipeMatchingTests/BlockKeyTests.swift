import Testing

@testable import RecipeCore
@testable import RecipeMatching
@testable import Text

struct BlockKeyTests {
  @Test("hashes are shared out evenly", arguments: [1, 2, 7, 64])
  func shares(count: Int) {
    let hashes = (1...6400).map { StableHash.mix($0) }
    let sizes = Dictionary(grouping: hashes) { StableHash.share(of: $0, among: count) }
      .mapValues(\.count)
    #expect(sizes.keys.sorted() == Array(0..<count))
    let fair = 6400 / count
    #expect(sizes.values.allSatisfy { fair / 2...fair * 2 ~= $0 }, "\(sizes)")
  }

  @Test("the blocks of all shards are those of the record, and each is in one shard of all records")
  func shards() {
    var shards: [BlockKey: Set<Int>] = [:]
    for seed in 1...200 as ClosedRange<UInt64> {
      var all: [BlockKey] = []
      Self.keys(seed).forEachBlock { all.append($0) }
      var found: [BlockKey] = []
      Self.keys(seed).forEachBlock(inShards: 5) { shard, key in
        found.append(key)
        shards[key, default: []].insert(shard)
      }
      #expect(found.count == all.count && Set(found) == Set(all))
    }
    #expect(shards.values.allSatisfy { $0.count == 1 })
    #expect(Set(shards.values.joined()) == Set(0..<5))
  }

  /// Keys of a record that shares words, its page or its title with others.
  private static func keys(_ seed: UInt64) -> RecordKeys {
    var words = SIMD8<UInt64>(repeating: 0)
    let own = Set((0..<seed % 8).map { StableHash.mix(seed / 4 + $0 * $0) | 1 }).sorted()
    for (place, word) in own.enumerated() { words[place] = word }
    return RecordKeys(
      words: words, grams: TitleGrams([]),
      page: seed % 3 == 0 ? 0 : StableHash.mix(seed / 2), site: 0,
      title: seed % 5 == 0 ? 0 : StableHash.mix(seed / 3))
  }
}
