import MarkdownSyntax

extension MarkdownDocument {
  /// Returns the cells of a table, row by row.
  func tableCells(of table: Int) -> [[TableCell]] {
    children(of: table).map { row in
      cells(of: row).map { TableCell(text: plainText(of: $0), isStrong: isStrong($0)) }
    }
  }

  /// True if all of a cell is bold or emphasised.
  private func isStrong(_ cell: Range<Int>) -> Bool {
    let text = bytes[cell]
    guard let mark = text.first, mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_"),
      text.count > 2, text.last == mark
    else { return false }
    let inner = text.drop { $0 == mark }
    return inner.dropLast(inner.startIndex - text.startIndex).allSatisfy { $0 != mark }
  }
}
