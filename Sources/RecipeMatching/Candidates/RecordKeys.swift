import Text

/// What a record is found by: hashes that records of one recipe are likely to share.
///
/// They depend on the record alone, never on what else is read. The widest value comes first, so that
/// those of a record take 128 bytes.
package struct RecordKeys: Sendable {
  /// How many words are kept.
  static let wordLimit = 8
  /// How many of the most telling words are joined to pairs.
  private static let pairedWords = 5

  /// The most telling words of foods and title as `KeyWord`s, ascending, 0 behind the last.
  let words: SIMD8<UInt64>
  /// What the words of the title are made of.
  let grams: TitleGrams
  /// A hash of its page's canonical URL; 0 when it has none.
  let page: UInt64
  /// A hash of its site; 0 when it is not known.
  let site: UInt64
  /// A hash of its title's telling words; 0 when there are none.
  let title: UInt64

  /// How many words there are.
  var wordCount: Int {
    var count = 0
    while count < Self.wordLimit, words[count] != 0 { count += 1 }
    return count
  }

  /// The least telling of its words; 0 when there are none.
  var lastWord: UInt64 {
    let count = wordCount
    return count > 0 ? words[count - 1] : 0
  }

  /// Calls `body` with the key of each block that the record is in.
  ///
  /// A record of one recipe with a slip in the title, a food left out and another one spelt
  /// differently still shares two of its five most telling words with the others.
  @inline(__always)
  func forEachBlock(_ body: (BlockKey) -> Void) {
    forEachBlock(inShards: 1) { _, key in body(key) }
  }

  /// Calls `body` with shard and key of each block that the record is in.
  ///
  /// Blocks of one first word are in one shard: their records are mostly the same ones, so what is
  /// read of them is still at hand when they meet again.
  ///
  /// - Parameter count: How many shards there are.
  @inline(__always)
  func forEachBlock(inShards count: Int, _ body: (_ shard: Int, _ key: BlockKey) -> Void) {
    if page != 0 { body(StableHash.share(of: page, among: count), BlockKey(exact: page)) }
    if title != 0 { body(StableHash.share(of: title, among: count), BlockKey(exact: title)) }
    let paired = min(wordCount, Self.pairedWords)
    for first in 0..<paired {
      let shard = StableHash.share(of: StableHash.mix(words[first]), among: count)
      for second in first + 1..<max(paired, first + 1) {
        body(shard, BlockKey(words[first], words[second]))
      }
    }
  }
}

/// A word of a record as a number that is the smaller the more telling the word is.
enum KeyWord {
  /// Makes the number of a word.
  ///
  /// - Parameter tier: How telling it is.
  static func make(hash: UInt64, tier: FoodToken.Tier) -> UInt64 {
    let rank = UInt64(FoodToken.Tier.telling.rawValue - tier.rawValue)
    return rank << 60 | (hash >> 4) | 1
  }
}

/// What the records of one block have in common.
struct BlockKey: Hashable {
  /// The hash; its lowest bit says whether the block is exact.
  let hash: UInt64

  /// The key of records of one page, or of one title.
  init(exact hash: UInt64) {
    self.hash = hash | 1
  }

  /// The key of records that share two words.
  init(_ first: UInt64, _ second: UInt64) {
    hash = StableHash.mix(first &* 0x9e37_79b9_7f4a_7c15 ^ second) & ~1
  }

  /// Whether its records are of one page or title: then they need not share as much else.
  var isExact: Bool { hash & 1 == 1 }
}
