package import RecipeCore

/// What a reader made of a configuration file.
package struct ConfigurationReading: Sendable, Hashable {
  /// The checked configuration.
  package let configuration: Configuration
  /// What is odd but usable.
  package let warnings: [Diagnostic]
  /// Every value in force, with its origin, in the order to show them.
  package let effectiveValues: [EffectiveValue]

  /// Makes a reading of its parts.
  package init(
    configuration: Configuration, warnings: [Diagnostic], effectiveValues: [EffectiveValue]
  ) {
    self.configuration = configuration
    self.warnings = warnings
    self.effectiveValues = effectiveValues
  }
}
