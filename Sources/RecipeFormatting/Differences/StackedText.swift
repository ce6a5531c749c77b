import RecipeCore
import Text

/// Differences with one record above the other, similar to a unified diff.
struct StackedText {
  /// The width of the terminal; `nil` to not wrap lines.
  let width: Int?
  /// True to use colours.
  let usesColor: Bool

  /// Returns the text of a comparison.
  ///
  /// No line starts with text of a source, so that a Markdown fence around the output is safe.
  func text(of comparison: RecordComparison) -> String {
    let heading = lines("@@ ", comparison.heading + " @@", .bold)
    if let remark = comparison.remark { return heading + lines("  ", remark, .dim) }
    let head = [
      heading,
      lines("--- ", name(of: comparison.left, in: comparison), .bold),
      lines("+++ ", name(of: comparison.right, in: comparison), .bold),
      lines("  ", comparison.finding, .dim),
    ]
    return (head + comparison.lines.map(text)).joined()
  }

  private func name(of side: RecordComparison.Side, in comparison: RecordComparison) -> String {
    [side.name, comparison.ownTitle(of: side)].compactMap(\.self)
      .joined(separator: "  ")
  }

  private func text(of line: DifferenceLine) -> String {
    switch line.mark {
    case .removed, .plain, .added:
      lines("\(line.mark.rawValue) ", line.content, line.mark.style)
    case .changed: changed(line)
    }
  }

  /// Returns both values on one line if they fit, else the second below the first.
  private func changed(_ line: DifferenceLine) -> String {
    guard !line.left.isEmpty else { return lines("~ ", line.note, .yellow) }
    guard let width, DisplayWidth.of(line.content.terminalSafe) + 2 > width else {
      return lines("~ ", line.content, .yellow)
    }
    let note = line.note.isEmpty ? "" : " (\(line.note))"
    return lines("~ ", line.left, .yellow) + lines("→ ", line.right + note, .yellow)
  }

  /// Returns a text after a mark, wrapped, sanitised and coloured.
  private func lines(_ mark: String, _ text: String, _ style: TerminalStyle?) -> String {
    let hanging = String(repeating: " ", count: mark.count)
    let pieces = TextWrap.lines(text.terminalSafe, width: width.map { $0 - mark.count })
    return pieces.enumerated().map { index, piece in
      let line = (index == 0 ? mark : hanging) + piece
      return (style?.apply(to: line, usesColor: usesColor) ?? line) + "\n"
    }.joined()
  }
}

extension DifferenceLine.Mark {
  /// The style of the line if colours are used.
  var style: TerminalStyle {
    switch self {
    case .removed: .red
    case .added: .green
    case .changed: .yellow
    case .plain: .dim
    }
  }
}
