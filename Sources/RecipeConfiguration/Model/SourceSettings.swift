package import RecipeCore

/// What one `[sources.NAME]` says.
package struct SourceSettings: Sendable, Hashable {
  /// Its name.
  package let name: String
  /// Its kind: one of those the reader was given.
  package let kind: String
  /// Whether it is asked at all.
  package let isEnabled: Bool
  /// The time it has to deliver.
  package let timeout: Duration
  /// Weight and ranks.
  package let traits: SourceTraits
  /// The options of its kind, checked.
  package let values: SourceOptionValues
  /// Where its name is written.
  package let location: TextLocation

  /// Makes the settings of their values.
  package init(
    name: String, kind: String, isEnabled: Bool, timeout: Duration, traits: SourceTraits,
    values: SourceOptionValues, location: TextLocation
  ) {
    self.name = name
    self.kind = kind
    self.isEnabled = isEnabled
    self.timeout = timeout
    self.traits = traits
    self.values = values
    self.location = location
  }
}
