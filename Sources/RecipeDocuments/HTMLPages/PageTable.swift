/// Consecutive rows of a page that have a column each for amounts and foods.
struct PageTable {
  /// The ingredients, groups and remarks.
  let entries: [IngredientTable.Entry]
  /// The index past the last row.
  let end: Int
  /// True if the page hides the rows until they are asked for.
  let isHidden: Bool

  /// Reads the rows from an index on, or returns `nil` if they are no table of ingredients: the first
  /// must name the columns, or have a food and its amount in cells of their own.
  init?(at start: Int, of lines: ArraySlice<PageLine>) {
    let lines = lines[start...].prefix { $0.role == .row }
    let width = lines.map(\.cells.count).max() ?? 0
    // A heading over all columns is not one of them.
    let rows = lines.drop { $0.cells.count < min(2, width) }.map(\.cells)
    guard rows.count > 1, let header = rows.first else { return nil }
    if !IngredientTable.isNamed(by: header.map(\.text)) {
      let columns = TableColumns(rows)
      guard columns.isHeaderless, columns.first(.amount) != nil, columns.first(.food) != nil else {
        return nil
      }
    }
    entries = IngredientTable(rows).entries
    end = lines.endIndex
    isHidden = lines.first?.isHidden ?? false
  }
}
