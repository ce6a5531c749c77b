/// The limits of parsing TOML.
package struct TOMLLimits: Sendable, Hashable {
  /// The maximum nesting depth of values and tables, in any notation.
  package let depth: Int
  /// The maximum size of a text in bytes.
  package let size: Int

  /// The default limits: 128 levels and 1 MiB.
  package static let standard = TOMLLimits(depth: 128, size: 1 << 20)
}
