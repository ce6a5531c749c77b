import RecipeCore
import RecipeFormatting
import Text

extension World {
  /// Writes lines for people to standard error; a terminal gets them broken between words.
  ///
  /// A line with carets, and the line above it, stay as they are: a caret must stay below its place.
  ///
  /// - Parameter lines: The lines, without line ends; they are made safe.
  func say(_ lines: [String]) {
    let width = errors.terminal?.width
    let lines = lines.map(\.terminalSafe)
    let parts = lines.indices.flatMap { index in
      let isMarked = lines[index...].prefix(2).contains(where: Self.isMark)
      return isMarked ? [lines[index]] : Self.wrapped(lines[index], width)
    }
    guard !parts.isEmpty else { return }
    _ = errors.write(Array(parts.map { $0 + "\n" }.joined().utf8))
  }

  /// True for a line of carets, with or without a margin.
  private static func isMark(_ line: String) -> Bool {
    line.utf8.contains(UInt8(ascii: "^")) && line.utf8.allSatisfy(" |^".utf8.contains)
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
