/// One value that is in force and where it comes from: a line of `recipes config show`.
package struct EffectiveValue: Sendable, Hashable {
  /// Its full key: `sources.api.timeout`.
  package let key: String
  /// The value as TOML, on one line; `"•••"` for a secret.
  package let text: String
  /// Where it comes from.
  package let origin: ConfigurationOrigin

  /// Makes a value of its parts.
  package init(key: String, text: String, origin: ConfigurationOrigin) {
    self.key = key
    self.text = text
    self.origin = origin
  }
}
