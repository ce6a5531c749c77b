package import RecipeCore

/// A kind of source as data: all this module knows of a plug-in.
package struct SourceKind: Sendable, Hashable {
  /// What `kind = "…"` says.
  package let kind: String
  /// One line about it, without a final full stop.
  package let summary: String
  /// The options it reads beside those of every source.
  package let options: [SourceOption]
  /// The time a source of this kind has when the file says nothing.
  package let defaultTimeout: Duration

  /// Makes a kind of its values.
  package init(
    kind: String, summary: String, options: [SourceOption], defaultTimeout: Duration
  ) {
    self.kind = kind
    self.summary = summary
    self.options = options
    self.defaultTimeout = defaultTimeout
  }
}
