import RecipeCore

/// The columns of a table.
struct CSVHeader {
  /// The names as written.
  let names: [String]
  /// The meaning of each column.
  private(set) var columns: [CSVColumn]
  /// True if `recipes` printed the table, which lists the records of each recipe.
  let isOwnOutput: Bool
  /// The columns that may hold the id that a recipe states for itself, the most specific first.
  private let idColumns: [Int]

  /// Creates a header from the first row.
  init(_ row: CSVRows.Row) {
    names = row.cells.map { $0.text.cleaned(.line) }
    columns = names.map(CSVColumn.init)
    isOwnOutput = ["id", "sources", "ingredient_groups"].allSatisfy(names.contains)
    idColumns =
      isOwnOutput
      ? [] : StatedID.names.compactMap { [names] name in names.firstIndex { $0 == name } }
  }

  /// Returns the id that the recipe of a row states for itself.
  func statedID(of row: CSVRows.Row) -> StatedID? {
    for column in idColumns where row.cells.indices.contains(column) {
      if let id = StatedID(CSVRecipe.unguarded(row.cells[column].text)) { return id }
    }
    return nil
  }

  /// Finds the ingredients and the directions by what their cells have, if no name tells them.
  ///
  /// - Parameter sample: The first rows.
  mutating func findLists(in sample: [CSVRows.Row]) {
    assign(.fact(.ingredients), in: sample, where: AmountText.startsWithAmount)
    assign(.fact(.directions), in: sample, where: SentenceText.isSentence)
  }

  /// Gives a column without a meaning one that no column has, if most lines in its cells are such;
  /// of several that with most text.
  private mutating func assign(
    _ meaning: CSVColumn, in sample: [CSVRows.Row], where isSuch: (String) -> Bool
  ) {
    guard !isOwnOutput, !columns.contains(meaning) else { return }
    var best: (index: Int, size: Int)?
    for index in columns.indices where columns[index] == .unknown {
      let cells = sample.compactMap {
        $0.cells.indices.contains(index) ? $0.cells[index].text : nil
      }
      let lines = cells.flatMap { HTMLText.plain($0).textLines }
      let size = lines.reduce(0) { $0 + $1.utf8.count }
      guard lines.count > cells.count, lines.count(where: isSuch) * 2 > lines.count,
        size > best?.size ?? 0
      else { continue }
      best = (index, size)
    }
    if let best { columns[best.index] = meaning }
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
