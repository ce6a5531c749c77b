import RecipeCore
import Text

/// Clusters and variants on terminals that are too narrow for a table; nothing is cut.
///
/// ```
/// Recipes in several records
///
/// Potato-Leek Soup
///   api:35382
///   Leek Soup
///     notes:soup/leek.md
///     same 0.91: same canonical URL
/// ```
package struct DuplicateList: Sendable {
  /// The width below which the list is easier to read than the table.
  package static let tableWidth = 100

  private let width: Int
  private let usesColor: Bool

  /// Creates a list for a terminal of a width.
  package init(width: Int, usesColor: Bool) {
    self.width = width
    self.usesColor = usesColor
  }

  /// Writes the groups, each followed by an empty line, and the counts.
  package func write(_ report: DuplicateReport, to output: inout OutputBuffer) {
    for group in report.groups where !output.isClosed {
      if let section = group.first?.section { output.write(text(section, indent: 0, .bold) + "\n") }
      output.write(group.map(text).joined() + "\n")
    }
    for line in TextWrap.lines(report.footer, width: width) {
      output.write(TerminalStyle.dim.apply(to: line, usesColor: usesColor) + "\n")
    }
  }

  private func text(of line: DuplicateLine) -> String {
    guard let finding = line.finding else {
      return text(line.title, indent: 0, .bold) + text(line.record, indent: 2, nil)
    }
    let title = line.title.isEmpty ? "" : text(line.title, indent: 2, .bold)
    let indent = line.title.isEmpty ? 2 : 4
    return title + text(line.record, indent: indent, nil) + text(finding, indent: 4, .dim)
  }

  private func text(_ text: String, indent: Int, _ style: TerminalStyle?) -> String {
    TextWrap.lines(text.terminalSafe, width: width - indent).map { line in
      let styled = style?.apply(to: line, usesColor: usesColor) ?? line
      return String(repeating: " ", count: indent) + styled + "\n"
    }.joined()
  }
}
