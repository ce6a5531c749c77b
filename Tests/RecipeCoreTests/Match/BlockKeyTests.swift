import Testing

@testable import RecipeCore

struct BlockKeyTests {
  @Test("the keys of blocks are shared out evenly", arguments: [1, 2, 7, 64] as [UInt64])
  func shards(count: UInt64) {
    let keys = (1...6400).map { BlockKey(StableHash.mix($0), StableHash.mix($0 + 6400)) }
    let sizes = Dictionary(grouping: keys) { $0.shard(of: count) }.mapValues(\.count)
    #expect(sizes.keys.sorted() == Array(0..<count))
    let fair = 6400 / Int(count)
    #expect(sizes.values.allSatisfy { fair / 2...fair * 2 ~= $0 }, "\(sizes)")
  }
}
