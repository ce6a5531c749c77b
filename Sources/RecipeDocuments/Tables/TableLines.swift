/// A table whose cells have several lines, each of which is an ingredient or a step.
///
/// ```
/// | Ingredients | Method |
/// | --- | --- |
/// | 2 leeks<br>1 l water | Slice the leeks.<br>Boil them. |
/// ```
struct TableLines {
  /// The rows, with one for each line.
  let rows: [[TableCell]]

  /// Divides the rows whose first cell is a list of ingredients, or whose cells all have as many lines;
  /// others stay as they are.
  init(_ rows: [[TableCell]]) {
    self.rows = rows.flatMap { row in
      let count = row.map(\.lines.count).max() ?? 0
      guard count > 1, Self.isList(row) else { return [row] }
      return (0..<count).map { line in
        row.map { cell in
          guard cell.lines.count > 1 else { return line == 0 ? cell : TableCell(text: "") }
          return TableCell(text: cell.lines.indices.contains(line) ? cell.lines[line] : "")
        }
      }
    }
  }

  private static func isList(_ row: [TableCell]) -> Bool {
    let filled = row.filter { !$0.isEmpty }
    guard let first = filled.first, first.lines.count > 1 else { return false }
    if filled.count > 1, filled.allSatisfy({ $0.lines.count == first.lines.count }) { return true }
    let amounts = first.lines.count(where: AmountText.startsWithAmount)
    return amounts * 2 >= first.lines.count
  }
}
