import RecipeCore
import RecipeFormatting
import Text

extension World {
  /// Writes lines for people to standard error; a terminal gets them broken between words.
  ///
  /// - Parameter lines: The lines, without line ends; they are made safe.
  func say(_ lines: [String]) {
    let width = errors.terminal?.width
    let text = lines.map { line in
      Self.wrapped(line.terminalSafe, width).map { $0 + "\n" }.joined()
    }
    guard !text.isEmpty else { return }
    _ = errors.write(Array(text.joined().utf8))
  }

  /// Returns the lines of a line; further ones are indented below it, and words stay whole.
  private static func wrapped(_ line: String, _ width: Int?) -> [String] {
    guard let width, DisplayWidth.of(line) > width else { return [line] }
    let indent = String(line.prefix { $0 == " " })
    let room = width - indent.count
    let parts = TextWrap.lines(
      String(line.dropFirst(indent.count)), width: room, laterWidth: room - 2, keepsWords: true)
    return parts.enumerated().map { indent + ($0.offset == 0 ? "" : "  ") + $0.element }
  }
}
