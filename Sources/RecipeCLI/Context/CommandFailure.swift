/// The failure of a command: what is wrong, where, and what to do.
struct CommandFailure: Error, Sendable, Hashable {
  /// The exit status.
  let status: ExitStatus
  /// The problem, as a phrase that starts with its location, if any.
  let message: String
  /// The remedy.
  let help: String?
  /// Further lines, such as the line of a file with a caret, or candidates.
  let details: [String]

  /// Creates a failure from its parts.
  init(
    _ message: String, help: String? = nil, details: [String] = [], status: ExitStatus = .usage
  ) {
    self.status = status
    self.message = message
    self.help = help
    self.details = details
  }

  /// Returns the failure with another exit status.
  func with(_ status: ExitStatus) -> CommandFailure {
    CommandFailure(message, help: help, details: details, status: status)
  }

  /// Returns the failure with words before its message.
  func after(_ words: String) -> CommandFailure {
    CommandFailure(words + message, help: help, details: details, status: status)
  }

  /// The sentence for standard error, above the details.
  var sentence: String { "recipes: " + message + (help.map { " (\($0))" } ?? "") }
}
