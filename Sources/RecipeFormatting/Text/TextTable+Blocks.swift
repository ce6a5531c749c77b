import RecipeCore

extension TextTable {
  /// Writes each row as a block with a line for each value, on a terminal that is too narrow for
  /// the columns.
  ///
  /// ```
  /// title  Leek and potato soup
  /// yield  4 servings
  /// ```
  func writeBlocks(to output: inout OutputBuffer, options: FormatOptions) {
    let widest = columns.reduce(0) { max($0, $1.heading.width) }
    for row in 0..<rowCount where !output.isClosed {
      if row > 0 { output.write("\n") }
      for column in columns {
        output.write(block(of: column, row, indent: widest + ColumnLayout.gap, options))
      }
    }
  }

  private func block(
    of column: Column, _ row: Int, indent: Int, _ options: FormatOptions
  ) -> String {
    let room = options.width.map { max($0 - indent, ColumnLayout.gap) }
    let lines = TextWrap.lines(column.cells[row].text, width: room)
    let name = column.heading.text.lowercased()
    let label = TerminalStyle.dim.apply(to: name, usesColor: options.usesColor)
    let spaces = String(repeating: " ", count: indent)
    guard column.cells[row].width > 0 else { return label + "\n" }
    let gap = String(repeating: " ", count: indent - column.heading.width)
    return label + gap + lines.joined(separator: "\n" + spaces) + "\n"
  }
}
