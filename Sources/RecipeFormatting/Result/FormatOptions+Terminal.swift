import RecipeCore
import Text

extension FormatOptions {
  /// Returns the text of a data format, on a terminal without control and invisible characters.
  public func guarded(_ text: String) -> String {
    width == nil ? text : text.terminalSafeLines
  }
}
