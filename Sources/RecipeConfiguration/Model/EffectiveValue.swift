/// An effective value and its origin: a line of `recipes config show`.
package struct EffectiveValue: Sendable, Hashable {
  /// The full key: `sources.api.timeout`.
  package let key: String
  /// The value as TOML, on one line; `"•••"` for a secret.
  package let text: String
  /// The origin.
  package let origin: ConfigurationOrigin
}
