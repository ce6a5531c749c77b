/// What is wrong with the arguments, and what to type instead.
package struct ArgumentError: Error, Sendable, Hashable {
  /// What is wrong, as a phrase.
  package let message: String
  /// What to type instead.
  package let help: String

  /// Makes an error of its parts.
  package init(_ message: String, help: String) {
    self.message = message
    self.help = help
  }
}
