/// A violation of the grammar of TOML or of a limit, with its position.
package struct TOMLSyntaxError: Error, Sendable, Hashable {
  /// The problem, as a phrase: "expected '=' after a key".
  package let message: String
  /// The position.
  package let position: TOMLPosition

  /// Creates an error from its parts.
  package init(_ message: String, at position: TOMLPosition) {
    self.message = message
    self.position = position
  }
}
