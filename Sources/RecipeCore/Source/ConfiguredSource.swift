/// A source that is ready to be read, with its settings.
package struct ConfiguredSource: Sendable {
  /// The name in the configuration.
  package let name: String
  /// The name of its kind.
  package let kind: String
  /// The settings that are independent of its kind.
  package let traits: SourceTraits
  /// The timeout.
  package let timeout: Duration
  /// The source itself, or `nil` if the configuration disables it.
  package let source: (any RecipeSource)?

  /// Creates a configured source from its parts.
  package init(
    name: String, kind: String, traits: SourceTraits, timeout: Duration,
    source: (any RecipeSource)?
  ) {
    self.name = name
    self.kind = kind
    self.traits = traits
    self.timeout = timeout
    self.source = source
  }
}
