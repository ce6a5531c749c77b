/// Where and how a text breaks the grammar of TOML, or exceeds a limit.
package struct TOMLSyntaxError: Error, Sendable, Hashable {
  /// What is wrong, as a phrase: "expected '=' after a key".
  package let message: String
  /// Where.
  package let position: TOMLPosition

  /// Makes an error of its parts.
  package init(_ message: String, at position: TOMLPosition) {
    self.message = message
    self.position = position
  }
}
