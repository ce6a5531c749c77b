/// What a reader of pages does not go beyond; what is deeper or more is read as if it were flat or
/// absent.
package struct HTMLLimits: Sendable, Hashable {
  /// How deep elements may be nested.
  package let depth: Int
  /// How many elements and texts a page may have.
  package let nodes: Int

  /// Makes limits of their values.
  package init(depth: Int, nodes: Int) {
    self.depth = depth
    self.nodes = nodes
  }

  /// 256 levels and 2,000,000 elements and texts.
  package static let standard = HTMLLimits(depth: 256, nodes: 2_000_000)
}
