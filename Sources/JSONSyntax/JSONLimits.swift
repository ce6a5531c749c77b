/// The limits of parsing JSON.
package struct JSONLimits: Sendable, Hashable {
  /// The maximum nesting depth of arrays and objects.
  package let depth: Int
  /// The maximum size of a text in bytes, at most 2 GiB.
  package let size: Int

  /// Creates limits from their values.
  package init(depth: Int, size: Int) {
    self.depth = depth
    self.size = min(size, Self.maximumSize)
  }

  /// The default limits: 512 levels and 256 MiB.
  package static let standard = JSONLimits(depth: 512, size: 256 << 20)

  /// The largest offset that the table's 32-bit offsets can hold.
  private static let maximumSize = Int(Int32.max)
}
