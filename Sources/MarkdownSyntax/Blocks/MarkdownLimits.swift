/// What the block parser takes as text, to keep hostile input cheap.
package struct MarkdownLimits: Sendable, Hashable {
  /// How deep quotes and lists may be nested; deeper markers are text.
  package let depth: Int

  /// Makes limits of their values.
  package init(depth: Int) {
    self.depth = depth
  }

  /// 24 levels.
  package static let standard = MarkdownLimits(depth: 24)
}
