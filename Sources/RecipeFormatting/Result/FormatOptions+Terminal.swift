import RecipeCore
import Text

extension FormatOptions {
  /// Returns the text of a data format, without control characters on a terminal.
  public func guarded(_ text: String) -> String {
    width == nil ? text : text.terminalSafeKeepingLines
  }
}

extension String {
  /// The text like `terminalSafe`, but with its tabs and line feeds.
  fileprivate var terminalSafeKeepingLines: String {
    guard unicodeScalars.contains(where: \.steersTerminal) else { return self }
    var safe = ""
    for scalar in unicodeScalars {
      let isKept = scalar == "\n" || scalar == "\t"
      safe += isKept ? String(scalar) : String(scalar).terminalSafe
    }
    return safe
  }
}
