import Text

/// A screen as a value: what each cell shows, and where the cursor is.
package struct ScreenBuffer: Sendable, Hashable {
  /// The size.
  package let size: ScreenSize
  /// The cells, row by row.
  private(set) var cells: [ScreenCell]
  /// The position of the cursor, or `nil` if it is hidden.
  package var cursor: ScreenPosition?

  /// Creates an empty screen.
  package init(_ size: ScreenSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.rows * size.columns)
  }

  /// The cell at a position, which must be on the screen.
  package subscript(row: Int, column: Int) -> ScreenCell { cells[row * size.columns + column] }

  /// The text of a row, without the spaces at its end.
  package func text(ofRow row: Int) -> String {
    let start = row * size.columns
    let text = cells[start..<(start + size.columns)].map(\.text).joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// Writes a text, of which only what has room between two columns is shown.
  ///
  /// Control characters are replaced, wide characters are never split, and text from right to left stays in
  /// its columns.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - row: The row; off the screen, nothing is written.
  ///   - columns: The columns that it may take.
  ///   - style: The look.
  /// - Returns: The column after the text.
  @discardableResult
  package mutating func write(
    _ text: String, row: Int, columns: Range<Int>, style: CellStyle = .plain
  ) -> Int {
    let columns = columns.clamped(to: 0..<size.columns)
    guard (0..<size.rows).contains(row) else { return columns.lowerBound }
    let safe = text.terminalSafe
    var (column, last) = (columns.lowerBound, columns.lowerBound)
    for character in safe {
      let cells = Self.cells(of: character, style)
      let width = cells.reduce(0) { $0 + $1.width }
      guard column + width <= columns.upperBound else { break }
      for cell in cells {
        put(cell, row: row, column: column)
        last = column
        column += cell.width
      }
    }
    if column > columns.lowerBound, CellText.hasRightToLeft(safe) {
      markDirection(row: row, column: last)
    }
    return column
  }

  /// Returns the cells of a character; none for one that is not seen.
  private static func cells(of character: Character, _ style: CellStyle) -> [ScreenCell] {
    let cells = CellText.cells(of: character)
    return cells.enumerated().map { place, cell in
      ScreenCell(
        text: cell.text, style: style, width: cell.width,
        endsCluster: cells.count > 1 && place == cells.count - 1)
    }
  }

  /// Writes styled text, and fills the rest of the columns with the style of the last span.
  ///
  /// - Parameter highlight: True if the whole line stands out in reverse.
  package mutating func write(
    _ line: StyledLine, row: Int, columns: Range<Int>, highlight: Bool = false
  ) {
    var column = columns.lowerBound
    for span in line.spans {
      var style = span.style
      if highlight { style.isReversed = true }
      column = write(span.text, row: row, columns: column..<columns.upperBound, style: style)
      guard column < columns.upperBound else { break }
    }
    guard highlight else { return }
    fill(
      row: row, columns: column..<max(column, columns.upperBound), with: " ",
      style: CellStyle(isReversed: true))
  }

  /// Fills columns of a row with a character of one column.
  package mutating func fill(
    row: Int, columns: Range<Int>, with character: Character, style: CellStyle = .plain
  ) {
    guard !columns.isEmpty else { return }
    write(
      String(repeating: character, count: columns.count), row: row, columns: columns, style: style)
  }

  /// Puts a character, and clears the other half of wide ones that it covers in part.
  private mutating func put(_ cell: ScreenCell, row: Int, column: Int) {
    let start = row * size.columns
    let index = start + column
    let end = index + cell.width
    if cells[index].width == 0, column > 0 { cells[index - 1] = .blank }
    if end < start + size.columns, cells[end].width == 0 { cells[end] = .blank }
    cells[index] = cell
    if cell.width == 2 { cells[index + 1] = .rightHalf(cell.style) }
  }

  private mutating func markDirection(row: Int, column: Int) {
    let index = row * size.columns + column
    let cell = cells[index]
    cells[index] = ScreenCell(
      text: cell.text + String(CellText.directionMark), style: cell.style, width: cell.width)
  }
}
