import RecipeCore
import Text

extension String {
  /// Like `terminalSafe`, but tabs and line feeds stay: for texts of several lines.
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
