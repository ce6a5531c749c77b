import RecipeCore
import Text

extension String {
  /// The text with spaces behind it up to a number of a terminal's columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - DisplayWidth.of(self)))
  }
}
