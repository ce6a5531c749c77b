/// Aligned columns for people: cut to the width of a terminal, uncut in a pipe.
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
    table.write(to: &output, options: options)
    writeFooter(document.footer, hasTable: !document.rows.isEmpty, to: &output)
  }

  /// Writes the footer, only on a terminal: in a pipe it would be one more row.
  private func writeFooter(_ footer: String?, hasTable: Bool, to output: inout OutputBuffer) {
    guard let footer, let width = options.width else { return }
    let text = DisplayText(footer).cut(to: width).text
    if hasTable { output.write("\n") }
    output.write(TerminalStyle.dim.apply(to: text, usesColor: options.usesColor) + "\n")
  }
}
