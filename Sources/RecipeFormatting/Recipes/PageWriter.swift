import RecipeCore
import Text

/// A builder of pages of sanitised and wrapped lines.
struct PageWriter {
  /// The text written so far.
  private(set) var text = ""

  private let width: Int?
  private let usesColor: Bool

  /// Creates a writer of lines of at most `width` columns.
  init(width: Int?, usesColor: Bool) {
    self.width = width
    self.usesColor = usesColor
  }

  /// Writes a heading, wrapped.
  mutating func heading(_ heading: String) {
    line(heading, indent: "", style: .bold)
  }

  /// Writes an empty line.
  mutating func blankLine() {
    text += "\n"
  }

  /// Writes the known facts on a line, separated by dots.
  mutating func facts(_ facts: [String?]) {
    let known = facts.compactMap(\.self)
    if !known.isEmpty { line(known.joined(separator: " · "), indent: "") }
  }

  /// Writes a text of several lines, including empty ones.
  mutating func paragraphs(_ paragraphs: String) {
    let lines = paragraphs.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for paragraph in lines { line(String(paragraph), indent: "") }
  }

  /// Writes a text after an indent, with its own lines and continuation lines hanging.
  ///
  /// - Parameter hang: The additional indent of the continuation lines.
  mutating func line(
    _ line: String, indent: String, hang: Int = 0, style: TerminalStyle? = nil
  ) {
    let hanging = String(repeating: " ", count: DisplayWidth.of(indent) + hang)
    var start = indent
    let lines = line.split(whereSeparator: \.isNewline)
    for line in lines.isEmpty ? [""] : lines {
      let pieces = TextWrap.lines(
        String(line).terminalSafe, width: width.map { max(1, $0 - DisplayWidth.of(start)) },
        laterWidth: width.map { max(1, $0 - hanging.utf8.count) })
      for piece in pieces {
        let styled = style?.apply(to: piece, usesColor: usesColor) ?? piece
        text += start + styled + "\n"
        start = hanging
      }
    }
  }
}
