/// A command line worth copying, and what it does.
package struct CommandExample: Sendable, Hashable {
  /// The whole line, as typed.
  package let command: String
  /// What it does, without a final full stop.
  package let explanation: String

  /// Makes an example of a line and what it does.
  package init(_ command: String, _ explanation: String) {
    self.command = command
    self.explanation = explanation
  }
}
