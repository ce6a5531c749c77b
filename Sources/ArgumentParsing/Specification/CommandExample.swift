/// An example command line and its explanation.
package struct CommandExample: Sendable, Hashable {
  /// The whole command line.
  package let command: String
  /// The explanation, without a final full stop.
  package let explanation: String

  /// Creates an example from its parts.
  package init(_ command: String, _ explanation: String) {
    self.command = command
    self.explanation = explanation
  }
}
