/// A table in a column of which the texts are numbered: `| 300 ml | 1. Cold water |`.
enum NumberedCells {
  /// Returns the rows without the numbers, or the rows of any other table as they are; the heading of a group between
  /// them has no number.
  static func plain(_ rows: [[TableCell]]) -> [[TableCell]] {
    let numbered = rows.indices.dropFirst().filter { index in
      rows[index].count { !$0.isEmpty } > 1
    }
    let cells = numbered.map { rows[$0] }
    guard numbered.count > 1, let width = rows.first?.count,
      let column = (0..<width).first(where: { isNumbered($0, in: cells) })
    else { return rows }
    var plain = rows
    for (count, index) in numbered.enumerated() {
      guard let text = text(of: rows[index][column].text, behind: count + 1) else { continue }
      plain[index][column].text = text
    }
    return plain
  }

  private static func isNumbered(_ column: Int, in rows: [[TableCell]]) -> Bool {
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
