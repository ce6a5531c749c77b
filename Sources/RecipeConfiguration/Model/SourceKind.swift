package import RecipeCore

/// A kind of source as data: all that this module knows of a plug-in.
package struct SourceKind: Sendable, Hashable {
  /// The kind's name in `kind = "…"`.
  package let kind: String
  /// The summary, without a final full stop.
  package let summary: String
  /// The options besides those of every source.
  package let options: [SourceOption]
  /// The default time limit of sources of this kind.
  package let defaultTimeout: Duration

  /// Creates a kind from its values.
  package init(
    kind: String, summary: String, options: [SourceOption], defaultTimeout: Duration
  ) {
    self.kind = kind
    self.summary = summary
    self.options = options
    self.defaultTimeout = defaultTimeout
  }
}
