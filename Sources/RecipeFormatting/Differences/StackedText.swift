import RecipeCore
import Text

/// Differences with one record above the other, in the manner of a unified diff.
struct StackedText {
  /// The terminal's columns; `nil` where no line is broken.
  let width: Int?
  /// Whether there are colours.
  let usesColor: Bool

  /// Everything about two records.
  ///
  /// No line begins with what a source wrote, so that a Markdown fence around them holds.
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

  private func name(of record: RecipeRecord, in comparison: RecordComparison) -> String {
    [record.reference.words, comparison.ownTitle(of: record)].compactMap(\.self)
      .joined(separator: "  ")
  }

  private func text(of line: DifferenceLine) -> String {
    switch line.mark {
    case .removed, .plain, .added:
      lines("\(line.mark.rawValue) ", line.content, line.mark.style)
    case .changed: changed(line)
    }
  }

  /// Both on one line when they have room there, else the second below the first.
  private func changed(_ line: DifferenceLine) -> String {
    guard !line.left.isEmpty else { return lines("~ ", line.note, .yellow) }
    guard let width, DisplayWidth.of(line.content.terminalSafe) + 2 > width else {
      return lines("~ ", line.content, .yellow)
    }
    let note = line.note.isEmpty ? "" : " (\(line.note))"
    return lines("~ ", line.left, .yellow) + lines("→ ", line.right + note, .yellow)
  }

  /// A text behind a mark, wrapped, sanitised and coloured.
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
  /// How the line looks where there are colours.
  var style: TerminalStyle {
    switch self {
    case .removed: .red
    case .added: .green
    case .changed: .yellow
    case .plain: .dim
    }
  }
}
