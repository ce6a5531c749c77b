import RecipeCore
import Text

/// Why a command could not do its work: what is wrong, where, and what to do.
struct CommandFailure: Error, Sendable, Hashable {
  /// The exit status.
  let status: ExitStatus
  /// What is wrong, as a phrase; starts with the place when there is one.
  let message: String
  /// What to do.
  let help: String?
  /// Further lines, such as the line of a file with a caret, or candidates.
  let details: [String]

  /// Makes a failure of its parts.
  init(
    _ message: String, help: String? = nil, details: [String] = [], status: ExitStatus = .usage
  ) {
    self.status = status
    self.message = message
    self.help = help
    self.details = details
  }

  /// The same failure with another exit status.
  func with(_ status: ExitStatus) -> CommandFailure {
    CommandFailure(message, help: help, details: details, status: status)
  }

  /// What standard error shows, safe for a terminal.
  var text: String {
    let head = "recipes: " + message + (help.map { " (\($0))" } ?? "")
    return ([head] + details).map { $0.terminalSafe + "\n" }.joined()
  }
}
