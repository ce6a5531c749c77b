/// The limits beyond which the block parser reads markers as text, against hostile input.
package struct MarkdownLimits: Sendable, Hashable {
  /// The maximum nesting depth of quotes and lists; deeper markers are text.
  package let depth: Int
  /// The maximum number of blocks and lines of text of a document of no size; the rest of a document
  /// with more is one paragraph.
  package let blocks: Int
  /// The maximum number of pieces of a leaf, such as texts, marks and breaks; the rest of a leaf with
  /// more is text.
  package let pieces: Int

  /// The default limits: 24 levels, 100,000 blocks, and as many pieces of a leaf.
  package static let standard = MarkdownLimits(depth: 24, blocks: 100_000, pieces: 100_000)

  /// Returns the maximum number of blocks and lines for a size: one more for each eight bytes, since
  /// texts have fewer.
  func blocks(ofSize size: Int) -> Int { blocks + size / 8 }
}
