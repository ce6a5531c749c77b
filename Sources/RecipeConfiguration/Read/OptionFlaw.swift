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

  /// Returns help for an unknown word: the nearest known word, or all of them.
  static func help(for word: String, among known: [String]) -> String {
    if let nearest = Suggestion.nearest(to: word, in: known) {
      return "did you mean '\(nearest)'?"
    }
    return known.isEmpty ? "remove it" : "use \(known.map { "'\($0)'" }.alternatives)"
  }
}
