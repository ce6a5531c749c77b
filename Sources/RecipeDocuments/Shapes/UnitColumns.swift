import Text

/// Columns whose keys are units, of which each object has one: `[{"ml": 60, "of": "gin"}, {"dashes": 2, "of": "bitters"}]`.
enum UnitColumns {
  /// Joins the numbers below several units, or below a unit and a word for amounts, in the first of these columns,
  /// if no object has two of them; and names the foods that nothing else tells.
  static func join(_ rows: inout [[String]], under headings: inout [String]) {
    let columns = headings.map { TableColumn(heading: $0) }
    let amounts = headings.indices.filter { index in
      columns[index].role == .amount && cells(of: rows, index).allSatisfy(AmountText.isNumber)
    }
    if amounts.contains(where: { columns[$0].isNamedAsUnit }) {
      nameFoods(rows, &headings, columns)
    }
    guard amounts.count > 1, let first = amounts.first,
      amounts.contains(where: { columns[$0].isNamedAsUnit }),
      rows.allSatisfy({ row in
        amounts.count { row.indices.contains($0) && !row[$0].isEmpty } < 2
      })
    else { return }
    for row in rows.indices {
      guard
        let amount = amounts.first(where: {
          rows[row].indices.contains($0) && !rows[row][$0].isEmpty
        })
      else { continue }
      let unit = columns[amount].isNamedAsUnit ? columns[amount].symbolOfUnit : ""
      let text = [rows[row][amount], unit].filter { !$0.isEmpty }.joined(separator: " ")
      rows[row][amount] = ""
      rows[row][first] = text
    }
    headings[first] = "amount"
    for column in amounts.dropFirst() { headings[column] = "" }
  }

  /// Names the column of foods, `"of": "gin"`, if none has a name for them and it is the only one with words in each
  /// row.
  private static func nameFoods(
    _ rows: [[String]], _ headings: inout [String], _ columns: [TableColumn]
  ) {
    guard !columns.contains(where: { $0.role == .food || $0.role == .line }) else { return }
    let texts = headings.indices.filter { index in
      let isGroup = columns[index].role == .group && Set(cells(of: rows, index)).count == rows.count
      return (columns[index].role == nil || isGroup)
        && rows.allSatisfy { row in
          row.indices.contains(index) && row[index].contains(where: \.isLetter)
        }
    }
    if texts.count == 1 { headings[texts[0]] = "food" }
  }

  private static func cells(of rows: [[String]], _ column: Int) -> [String] {
    rows.compactMap { $0.indices.contains(column) && !$0[column].isEmpty ? $0[column] : nil }
  }
}
