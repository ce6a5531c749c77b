/// A table in a column of which the texts are numbered: `| 300 ml | 1. Cold water |`.
enum NumberedCells {
  /// Returns the rows without the numbers, or the rows of any other table as they are.
  static func plain(_ rows: [[TableCell]]) -> [[TableCell]] {
    guard rows.count > 2, let width = rows.first?.count,
      let column = (0..<width).first(where: { isNumbered($0, in: rows.dropFirst()) })
    else { return rows }
    return rows.enumerated().map { index, row in
      guard index > 0, row.indices.contains(column),
        let text = text(of: row[column].text, behind: index)
      else { return row }
      var row = row
      row[column].text = text
      return row
    }
  }

  private static func isNumbered(_ column: Int, in rows: ArraySlice<[TableCell]>) -> Bool {
    rows.enumerated().allSatisfy { index, row in
      row.indices.contains(column) && text(of: row[column].text, behind: index + 1) != nil
    }
  }

  /// Returns the words behind a number and a mark, or `nil` without these.
  private static func text(of cell: String, behind number: Int) -> String? {
    for mark in [". ", ") "] where cell.hasPrefix("\(number)\(mark)") {
      let text = String(cell.dropFirst("\(number)\(mark)".count)).cleaned(.line)
      return text.contains(where: \.isLetter) ? text : nil
    }
    return nil
  }
}
