import MarkdownSyntax
import RecipeCore
import Text

/// A Markdown pipe table (GitHub Flavored Markdown, section 4.10) with the fields of tables.
///
/// ```
/// | Rank | Title |
/// | ---: | --- |
/// | 99.9 | Leek \| potato |
/// ```
package struct MarkdownFormatter: ResultFormatter {
  package static let name = "markdown"
  package static let summary = "a Markdown table"
  package static let shape = FormatShape.markup

  package static func verbatim(_ language: String) -> (start: String, end: String) {
    ("```\(language)\n", "```\n")
  }

  private let options: FormatOptions

  package init(options: FormatOptions) {
    self.options = options
  }

  package func write<Row: Sendable>(
    _ document: ResultDocument<Row>, to output: inout OutputBuffer
  ) {
    let fields = document.tableFields(options)
    guard !fields.isEmpty else { return }
    output.write(line(fields.map { Self.inline($0.column.heading) }))
    output.write(line(fields.map { $0.column.isRightAligned ? "---:" : "---" }))
    for row in document.rows where !output.isClosed {
      output.write(line(fields.map { cell($0, row) }))
    }
  }

  private func cell<Row>(_ field: ResultField<Row>, _ row: Row) -> String {
    Self.inline(field.cell?(row) ?? field.text(of: row))
  }

  /// Escapes a text for one line, with `<br>` between its lines.
  private static func inline(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { MarkdownText.inline(String($0).terminalSafe) }
      .joined(separator: "<br>")
  }

  private func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }
}
