/// A source ready to be asked, with what the configuration says about it.
package struct ConfiguredSource: Sendable {
  /// Its name in the configuration.
  package let name: String
  /// Its kind.
  package let kind: String
  /// What the configuration says about any source.
  package let traits: SourceTraits
  /// The time it has to deliver.
  package let timeout: Duration
  /// The source itself; `nil` when the configuration turns it off.
  package let source: (any RecipeSource)?

  /// Makes a configured source of its parts.
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
