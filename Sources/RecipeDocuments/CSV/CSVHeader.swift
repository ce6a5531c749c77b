/// The columns of a table.
struct CSVHeader {
  /// The names as written.
  let names: [String]
  /// The meaning of each column.
  let columns: [CSVColumn]
  /// True if `recipes` printed the table, which lists the records of each recipe.
  let isOwnOutput: Bool

  /// Creates a header from the first row.
  init(_ row: CSVRows.Row) {
    names = row.cells.map { $0.text.cleaned(.line) }
    columns = names.map(CSVColumn.init)
    isOwnOutput = ["id", "sources", "ingredient_groups"].allSatisfy(names.contains)
  }

  /// True if a column is the title.
  var hasTitle: Bool { columns.contains(.fact(.title)) }

  /// True if a row has more of a recipe than a title: ingredients, directions or an address; our own
  /// output may have been printed without these columns.
  func isAboutRecipe(_ row: CSVRows.Row) -> Bool {
    isOwnOutput
      || zip(columns, row.cells).contains { column, cell in
        column.isTelling && cell.text.utf8.contains { $0 > 0x20 }
      }
  }

  /// True if a column describes the run that printed the table, not the recipe.
  ///
  /// - Parameter index: An index of `names`.
  func isAboutRun(_ index: Int) -> Bool {
    isOwnOutput && ["id", "sources"].contains(names[index])
  }
}
