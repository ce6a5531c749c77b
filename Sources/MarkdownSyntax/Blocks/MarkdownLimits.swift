/// The limits beyond which the block parser reads markers as text, against hostile input.
package struct MarkdownLimits: Sendable, Hashable {
  /// The maximum nesting depth of quotes and lists; deeper markers are text.
  package let depth: Int

  /// The default limits: 24 levels.
  package static let standard = MarkdownLimits(depth: 24)
}
