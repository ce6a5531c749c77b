import RecipeCore
import Text

/// Puts a page together line by line, sanitised and wrapped.
package struct PageWriter {
  /// What has been written.
  package private(set) var text = ""

  private let width: Int?
  private let usesColor: Bool

  /// Makes a writer of lines that are at most `width` columns wide.
  package init(width: Int?, usesColor: Bool) {
    self.width = width
    self.usesColor = usesColor
  }

  /// Writes a heading, wrapped.
  package mutating func heading(_ heading: String) {
    line(heading, indent: "", style: .bold)
  }

  /// Writes an empty line.
  package mutating func blankLine() {
    text += "\n"
  }

  /// Writes those facts that are known on a line, with dots between them.
  mutating func facts(_ facts: [String?]) {
    let known = facts.compactMap(\.self)
    if !known.isEmpty { line(known.joined(separator: " · "), indent: "") }
  }

  /// Writes a text of several lines; its blank lines stay.
  mutating func paragraphs(_ paragraphs: String) {
    let lines = paragraphs.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for paragraph in lines { line(String(paragraph), indent: "") }
  }

  /// Writes a text behind an indent, which the lines it wraps to hang from.
  ///
  /// - Parameter hang: How many columns further in than the first line the others begin.
  package mutating func line(
    _ line: String, indent: String, hang: Int = 0, style: TerminalStyle? = nil
  ) {
    let hanging = String(repeating: " ", count: DisplayWidth.of(indent) + hang)
    let pieces = TextWrap.lines(
      line.terminalSafe, width: width.map { max(1, $0 - DisplayWidth.of(indent)) },
      laterWidth: width.map { max(1, $0 - hanging.utf8.count) })
    var start = indent
    for piece in pieces {
      let styled = style?.apply(to: piece, usesColor: usesColor) ?? piece
      text += start + styled + "\n"
      start = hanging
    }
  }
}
