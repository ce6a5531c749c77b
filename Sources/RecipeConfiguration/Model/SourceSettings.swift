package import RecipeCore

/// The settings of one `[sources.NAME]`.
package struct SourceSettings: Sendable, Hashable {
  /// The name.
  package let name: String
  /// The kind: one of those given to the reader.
  package let kind: String
  /// True if the source is used.
  package let isEnabled: Bool
  /// The time limit for delivering.
  package let timeout: Duration
  /// The weight and ranks.
  package let traits: SourceTraits
  /// The settings of the network, or `nil` for a source that asks none.
  package let network: NetworkSettings?
  /// The checked options of its kind.
  package let values: SourceOptionValues
  /// The location of its name.
  package let location: TextLocation

  /// Creates the settings from their values.
  package init(
    name: String, kind: String, isEnabled: Bool, timeout: Duration, traits: SourceTraits,
    network: NetworkSettings? = nil, values: SourceOptionValues, location: TextLocation
  ) {
    self.name = name
    self.kind = kind
    self.isEnabled = isEnabled
    self.timeout = timeout
    self.traits = traits
    self.network = network
    self.values = values
    self.location = location
  }

  /// The folder of the recording that replaces the server, or `nil` for none.
  package var recording: String? { network?.recording ?? values.path("recording") }

  /// Returns the settings with other options of its kind.
  package func with(_ values: SourceOptionValues) -> SourceSettings {
    SourceSettings(
      name: name, kind: kind, isEnabled: isEnabled, timeout: timeout, traits: traits,
      network: network, values: values, location: location)
  }
}
