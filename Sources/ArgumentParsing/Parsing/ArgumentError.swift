/// A mistake in the arguments, with a remedy.
package struct ArgumentError: Error, Sendable, Hashable {
  /// The mistake, as a phrase.
  package let message: String
  /// The remedy: what to type instead.
  package let help: String

  /// Creates an error from its parts.
  package init(_ message: String, help: String) {
    self.message = message
    self.help = help
  }
}
