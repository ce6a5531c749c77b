/// The limits of parsing a page.
package struct HTMLLimits: Sendable, Hashable {
  /// The maximum depth of elements; deeper ones are flattened.
  package let depth: Int
  /// The maximum number of elements and texts; further ones are dropped.
  package let nodes: Int
  /// The maximum size of a page in bytes; a larger one is not parsed at all.
  package let size: Int

  /// Creates limits from their values.
  package init(depth: Int, nodes: Int, size: Int) {
    self.depth = depth
    self.nodes = nodes
    self.size = min(size, Self.maximumSize)
  }

  /// The default limits: 256 levels, 2,000,000 elements and texts, and 64 MiB.
  package static let standard = HTMLLimits(depth: 256, nodes: 2_000_000, size: 64 << 20)

  /// The largest offset that the table's 32-bit offsets can hold.
  private static let maximumSize = Int(Int32.max)
}
