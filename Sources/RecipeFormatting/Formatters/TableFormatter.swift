import Text

/// Aligned columns for people: cut to the width of a terminal, uncut in a pipe.
///
/// Requested fields that do not fit side by side are listed one under the other.
///
/// ```
/// RANK   TITLE                    PUBLISHER        TIME    ID
/// 99.99  Leek and potato soup     The Green Stove  40 min  9f0c35a1
/// ```
package struct TableFormatter: ResultFormatter {
  package static let name = "table"
  package static let summary = "aligned columns, cut to the terminal"
  package static let shape = FormatShape.table

  private let options: FormatOptions

  package init(options: FormatOptions) {
    self.options = options
  }

  package func write<Row: Sendable>(
    _ document: ResultDocument<Row>, to output: inout OutputBuffer
  ) {
    let table = TextTable(document, fields: document.tableFields(options), options: options)
    if let width = options.width, !table.fits(into: width) {
      writeNarrow(document, table, width, to: &output)
    } else {
      table.write(to: &output, options: options)
    }
    writeFooter(document.footer, hasTable: !document.rows.isEmpty, to: &output)
  }

  private func writeNarrow<Row: Sendable>(
    _ document: ResultDocument<Row>, _ table: TextTable, _ width: Int,
    to output: inout OutputBuffer
  ) {
    guard options.fields.isEmpty else {
      return table.writeBlocks(to: &output, options: options)
    }
    guard let lines = document.narrowLines else {
      return table.write(to: &output, options: options)
    }
    for row in document.rows where !output.isClosed {
      for (place, line) in Self.joined(lines(row), width: width).enumerated() {
        let indent = place == 0 ? "" : "  "
        let parts = TextWrap.lines(
          line.terminalSafe, width: width - indent.count, laterWidth: width - 2)
        output.write(indent + parts.joined(separator: "\n  ") + "\n")
      }
    }
  }

  /// Returns lines with as many of them on the first as it has room for.
  private static func joined(_ lines: [String], width: Int) -> [String] {
    guard var first = lines.first else { return [] }
    var rest = lines.dropFirst()
    while let next = rest.first, DisplayWidth.of("\(first)  \(next)".terminalSafe) <= width {
      first += "  " + next
      rest.removeFirst()
    }
    return [first] + rest
  }

  /// Writes the footer, only on a terminal: in a pipe it would be one more row.
  private func writeFooter(_ footer: String?, hasTable: Bool, to output: inout OutputBuffer) {
    guard let footer, let width = options.width else { return }
    if hasTable { output.write("\n") }
    for line in TextWrap.lines(footer.terminalSafe, width: width) {
      output.write(TerminalStyle.dim.apply(to: line, usesColor: options.usesColor) + "\n")
    }
  }
}
