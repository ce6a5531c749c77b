/// What a reader of TOML refuses.
package struct TOMLLimits: Sendable, Hashable {
  /// How deep values and tables may be nested, however that is written.
  package let depth: Int
  /// How many bytes a text may have.
  package let size: Int

  /// Makes limits of their values.
  package init(depth: Int, size: Int) {
    self.depth = depth
    self.size = size
  }

  /// 128 levels and 1 MiB.
  package static let standard = TOMLLimits(depth: 128, size: 1 << 20)
}
