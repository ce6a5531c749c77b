import Text

/// The columns of a table of ingredients, told by their headings, or else by their cells.
struct TableColumns {
  /// The columns, in order.
  var all: [TableColumn]
  /// True if the first row is an ingredient rather than headings.
  private(set) var isHeaderless = false

  /// Columns that are no part of a line.
  var isAside: Set<Int> = []
  /// The remarks that all rows have in common.
  var commonRemarks: [String] = []
  /// The columns of what the foods contain or cost, which are told in a note.
  var nutrients: [Int] = []
  /// The texts of the rows with more than a heading or a unit.
  let cells: [[String]]
  /// The meaning of rows and columns.
  let form: IngredientTable.Form

  /// Determines the columns of a table.
  ///
  /// - Parameters:
  ///   - rows: The rows, the first of which may be headings.
  ///   - form: The meaning of rows and columns.
  init(_ rows: [[TableCell]], form: IngredientTable.Form = .laidOut) {
    self.form = form
    let width = rows.map(\.count).max() ?? 0
    let headings = rows.first?.map(\.text) ?? []
    all = (0..<width).map {
      TableColumn(heading: headings.indices.contains($0) ? headings[$0] : "")
    }
    isHeaderless =
      form == .laidOut && all.allSatisfy { $0.role == nil || $0.isForYield }
      && headings.contains(where: AmountText.isAmount) && all.count(where: \.isForYield) < 2
    if form == .laidOut, Self.isRow(headings, above: rows.dropFirst()) { isHeaderless = true }
    if isHeaderless { all = all.map { _ in TableColumn(heading: "") } }
    // Rows with one cell are headings or units.
    cells = (isHeaderless ? rows[...] : rows.dropFirst()).map { $0.map(\.text) }
      .filter { row in
        form == .objects || width < 2 || row.count(where: { !$0.isEmpty }) > 1
      }
    tellByCells()
  }

  /// True for a first row with a number and a unit, where the rows below it have such, too.
  private static func isRow(_ headings: [String], above rows: ArraySlice<[TableCell]>) -> Bool {
    guard
      headings.contains(where: { AmountText.unit($0) == nil && $0.contains(where: \.isLetter) }),
      let amount = headings.firstIndex(where: AmountText.isNumber),
      let unit = headings.firstIndex(where: { AmountText.unit($0) != nil }), !rows.isEmpty
    else { return false }
    return rows.allSatisfy { row in
      row.indices.contains(max(amount, unit))
        && (row[amount].isEmpty || AmountText.isNumber(row[amount].text))
        && (row[unit].isEmpty || AmountText.unit(row[unit].text) != nil)
    }
  }

  /// The first column of a role, or `nil` if there is none.
  func first(_ role: TableColumn.Role) -> Int? { all.firstIndex { $0.role == role } }

  /// The indices of the columns of a role.
  func indices(_ role: TableColumn.Role) -> [Int] { all.indices.filter { all[$0].role == role } }

  /// Sets the unit of the numbers in a column of amounts.
  mutating func setUnit(_ unit: String, of column: Int) { all[column].unit = unit }

  /// Returns the column with the unit of an amount: the next to its right, or the only one, which
  /// several columns for other yields share.
  func unit(of amount: Int) -> Int? {
    let units = indices(.unit)
    if let next = units.first(where: { $0 > amount }),
      !indices(.amount).contains(where: { $0 > amount && $0 < next })
    {
      return next
    }
    let amounts = indices(.amount)
    let areShared = units.count == 1 && amounts.allSatisfy { all[$0].isForYield }
    return amounts.count == 1 || areShared ? units.first : nil
  }
}

/// The cells.
extension TableColumns {
  /// True if equal cells of a column follow each other, and some do.
  func isContiguous(_ index: Int) -> Bool {
    let texts = texts(index)
    let changes = zip(texts, texts.dropFirst()).count { $0 != $1 }
    return changes + 1 == Set(texts).count && changes + 1 < texts.count
  }

  /// The number of rows with more than a heading or a unit.
  var rowCount: Int { cells.count }

  /// The cells of a column that are not empty.
  func texts(_ index: Int) -> [String] {
    cells.compactMap { $0.indices.contains(index) && !$0[index].isEmpty ? $0[index] : nil }
  }

  /// True if more than half of the cells that are not empty meet a condition.
  func isMost(_ index: Int, _ condition: (String) -> Bool) -> Bool {
    let texts = texts(index).prefix(200)
    return !texts.isEmpty && texts.count(where: condition) * 2 > texts.count
  }
}
