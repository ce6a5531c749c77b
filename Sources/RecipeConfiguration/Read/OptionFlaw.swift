import Suggestions

/// What is wrong with the value of an option, apart from its place.
struct OptionFlaw: Error {
  /// What is wrong, as the end of a sentence that begins with the option's name.
  let message: String
  /// What to do.
  let help: String?

  /// Makes a flaw of its parts.
  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// Help for a word that is none of the known ones: the nearest, or all of them.
  static func help(for word: String, among known: [String]) -> String {
    if let nearest = Suggestion.nearest(to: word, in: known) {
      return "did you mean '\(nearest)'?"
    }
    return known.isEmpty ? "remove it" : "use \(known.map { "'\($0)'" }.alternatives)"
  }
}
