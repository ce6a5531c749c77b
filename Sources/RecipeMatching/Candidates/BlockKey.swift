import Text

/// The blocking key: what the records of a block have in common.
package struct BlockKey: Sendable, Hashable {
  /// The hash, whose lowest bit is set if the block is exact.
  package let hash: UInt64

  /// Creates the key of records with the same page or title.
  init(exact hash: UInt64) {
    self.hash = hash | 1
  }

  /// Creates the key of records that share two words.
  init(_ first: UInt64, _ second: UInt64) {
    hash = StableHash.mix(first &* 0x9e37_79b9_7f4a_7c15 ^ second) & ~1
  }

  /// True if its records have the same page or title: then they need not share as much else.
  package var isExact: Bool { hash & 1 == 1 }
}
