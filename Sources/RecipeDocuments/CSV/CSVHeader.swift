/// The columns of a table.
struct CSVHeader {
  /// The names as written.
  let names: [String]
  /// What each is about.
  let columns: [CSVColumn]
  /// Whether our own `recipes` printed the table: it lists the records of each recipe.
  let isOwnOutput: Bool

  /// Reads the first row.
  init(_ row: CSVRows.Row) {
    names = row.cells.map { $0.text.cleaned(.line) }
    columns = names.map(CSVColumn.init)
    isOwnOutput = ["id", "sources", "ingredient_groups"].allSatisfy(names.contains)
  }

  /// Whether one of the columns is a title.
  var hasTitle: Bool { columns.contains(.fact(.title)) }

  /// Whether a column is about the run that printed the table, not about the recipe.
  ///
  /// - Parameter index: One of `names`.
  func isAboutRun(_ index: Int) -> Bool {
    isOwnOutput && ["id", "sources"].contains(names[index])
  }
}
