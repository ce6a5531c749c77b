/// What a reader of JSON refuses.
package struct JSONLimits: Sendable, Hashable {
  /// How deep arrays and objects may be nested.
  package let depth: Int
  /// How many bytes a text may have; never more than 2 GiB.
  package let size: Int

  /// Makes limits of their values.
  package init(depth: Int, size: Int) {
    self.depth = depth
    self.size = min(size, Self.largestSize)
  }

  /// 512 levels and 256 MiB.
  package static let standard = JSONLimits(depth: 512, size: 256 << 20)

  /// What the 32-bit offsets of the table can address.
  private static let largestSize = Int(Int32.max)
}
