/// What a reader of pages does not go beyond.
package struct HTMLLimits: Sendable, Hashable {
  /// How deep elements may be nested; deeper ones are read as if flat.
  package let depth: Int
  /// How many elements and texts a page may have; what follows is left out.
  package let nodes: Int
  /// How many bytes a page may have; a larger one is not read at all.
  package let size: Int

  /// Makes limits of their values.
  package init(depth: Int, nodes: Int, size: Int) {
    self.depth = depth
    self.nodes = nodes
    self.size = min(size, Self.largestSize)
  }

  /// 256 levels, 2,000,000 elements and texts, and 64 MiB.
  package static let standard = HTMLLimits(depth: 256, nodes: 2_000_000, size: 64 << 20)

  /// What the 32-bit offsets of the table can address.
  private static let largestSize = Int(Int32.max)
}
