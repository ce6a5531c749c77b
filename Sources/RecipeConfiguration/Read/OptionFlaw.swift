import Suggestions

/// The problem of an option's value, without its location.
struct OptionFlaw: Error {
  /// The problem, as the end of a sentence that starts with the option's name.
  let message: String
  /// The remedy.
  let help: String?

  /// Creates a flaw from its parts.
  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// The kind of source that reads files of every format, which people look for under its name.
  private static let everyFormat = "folder"

  /// Returns help for an unknown word: the nearest known word, or all of them.
  static func help(for word: String, among known: [String]) -> String {
    if let nearest = Suggestion.nearest(to: word, in: known) {
      return "did you mean '\(nearest)'?"
    }
    guard !known.isEmpty else { return "remove it" }
    let hint = known.contains(everyFormat) ? "; '\(everyFormat)' reads files of every format" : ""
    return "use \(known.map { "'\($0)'" }.alternatives)" + hint
  }
}
