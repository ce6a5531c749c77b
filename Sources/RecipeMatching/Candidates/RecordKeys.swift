import Text

/// The blocking keys of a record: hashes that records of the same recipe are likely to share.
///
/// They depend on the record alone, never on others. The widest value comes first, so that those of
/// a record take 128 bytes.
package struct RecordKeys: Sendable {
  /// The maximum number of words.
  static let maximumWordCount = 8
  /// The maximum number of blocks: page, title and ten pairs of words.
  static let maximumBlockCount = 12
  /// The number of most distinctive words that are combined in pairs.
  private static let pairedWords = 5

  /// The most distinctive words of foods and title as `KeyWord`s, ascending, padded with 0.
  package let words: SIMD8<UInt64>
  /// The grams of the title's words.
  package let grams: TitleGrams
  /// The hash of its page's canonical URL; 0 if it has none.
  package let page: UInt64
  /// The hash of its site; 0 if it is not known.
  package let site: UInt64
  /// The hash of its title's distinctive words; 0 if there are none.
  package let title: UInt64

  /// Creates keys from their values.
  package init(
    words: SIMD8<UInt64>, grams: TitleGrams, page: UInt64, site: UInt64, title: UInt64
  ) {
    self.words = words
    self.grams = grams
    self.page = page
    self.site = site
    self.title = title
  }

  /// The number of words.
  var wordCount: Int {
    var count = 0
    while count < Self.maximumWordCount, words[count] != 0 { count += 1 }
    return count
  }

  /// The least distinctive of its words; 0 if there are none.
  var lastWord: UInt64 {
    let count = wordCount
    return count > 0 ? words[count - 1] : 0
  }

  /// Calls `body` with the key of each block of the record.
  ///
  /// A record of the same recipe with a typing error in the title, a missing food and another one
  /// spelt differently still shares two of its five most distinctive words with the others.
  @inline(__always)
  func forEachBlock(_ body: (BlockKey) -> Void) {
    forEachBlock(inShards: 1) { _, key in body(key) }
  }

  /// Calls `body` with shard and key of each block of the record.
  ///
  /// Blocks with the same first word are in one shard: they have mostly the same records, whose
  /// data is then still in the cache.
  ///
  /// - Parameter count: The number of shards.
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
