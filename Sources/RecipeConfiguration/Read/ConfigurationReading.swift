package import RecipeCore

/// The result of reading a configuration file.
package struct ConfigurationReading: Sendable, Hashable {
  /// The checked configuration.
  package let configuration: Configuration
  /// The warnings about usable but doubtful content.
  package let warnings: [Diagnostic]
  /// The effective values with their origins, in the order to show them.
  package let effectiveValues: [EffectiveValue]

  /// Returns the result with the units and aisles of another configuration.
  package func withHabits(of other: Configuration) -> ConfigurationReading {
    ConfigurationReading(
      configuration: configuration.withHabits(of: other), warnings: warnings,
      effectiveValues: effectiveValues)
  }
}
