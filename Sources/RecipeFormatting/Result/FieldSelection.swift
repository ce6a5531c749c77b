import RecipeCore
import Suggestions
import Text

/// The fields of `--fields`, checked before anything is written.
package struct FieldSelection: Sendable, Hashable {
  /// The names in the order requested, without duplicates; empty for the format's defaults.
  package let names: [String]

  /// Checks a list such as `title,social_rank`.
  ///
  /// - Parameters:
  ///   - text: Names separated by commas, with or without spaces.
  ///   - known: The names of the result's fields.
  /// - Throws: The first unknown name.
  package init(parsing text: String, known: [String]) throws(UnknownFieldError) {
    let names = text.split(separator: ",").map { $0.trimmingSpaces }.filter { !$0.isEmpty }
    try self.init(names, known: known)
  }

  /// Checks a list of names.
  ///
  /// - Throws: The first unknown name.
  package init(_ names: [String], known: [String]) throws(UnknownFieldError) {
    var seen: Set<String> = []
    for name in names where !known.contains(name) {
      throw UnknownFieldError(name: name, known: known)
    }
    self.names = names.filter { seen.insert($0).inserted }
  }
}

/// The error for a field that the result does not have.
package struct UnknownFieldError: Error, Sendable, Hashable {
  /// The requested name.
  package let name: String
  /// The known names.
  package let known: [String]

  /// The problem, as a phrase.
  package var message: String { "there is no field '\(name.terminalSafe)'" }

  /// The remedy: the nearest name, or all of them.
  package var help: String {
    if let nearest = Suggestion.nearest(to: name, in: known) { return "did you mean '\(nearest)'?" }
    return "the fields are \(known.joined(separator: ", "))"
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
