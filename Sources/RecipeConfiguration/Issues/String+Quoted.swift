import RecipeCore
import Text

extension String {
  /// The text for a message: in quotation marks, on one line, and shortened.
  var quoted: String {
    let limit = 60
    let scalars = unicodeScalars.prefix(limit)
    let ellipsis = unicodeScalars.dropFirst(limit).isEmpty ? "" : "…"
    return "'\(String(scalars).terminalSafe)\(ellipsis)'"
  }
}

extension [String] {
  /// The words as a list of alternatives: "a, b or c".
  var alternatives: String {
    guard count > 1, let last else { return joined() }
    return "\(dropLast().joined(separator: ", ")) or \(last)"
  }
}
