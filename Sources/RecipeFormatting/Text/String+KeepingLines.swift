import RecipeCore
import Text

extension String {
  /// The text like `terminalSafe`, but with its tabs and line feeds.
  package var terminalSafeKeepingLines: String {
    guard unicodeScalars.contains(where: \.steersTerminal) else { return self }
    var safe = ""
    for scalar in unicodeScalars {
      let isKept = scalar == "\n" || scalar == "\t"
      safe += isKept ? String(scalar) : String(scalar).terminalSafe
    }
    return safe
  }
}
