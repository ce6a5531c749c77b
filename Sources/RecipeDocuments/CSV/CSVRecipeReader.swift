package import RecipeCore

/// A reader of tables: comma-separated values (RFC 4180) with a header and one recipe per row.
///
/// Cells are separated by commas, semicolons, tabs or bars; columns are in any order.
package struct CSVRecipeReader: RecipeDocumentReader {
  /// Creates a reader.
  package init() {}

  package func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome {
    var table = CSVTable(path: path, size: bytes.count, fields: fields)
    table.read(bytes)
    return table.outcome
  }
}

/// The state of reading a table.
private struct CSVTable {
  private var list: RecipeList
  private var notes: DocumentNotes
  private let fields: RecipeFieldSet

  /// The number of rows that tell the meaning of columns without a known name.
  private static let sampleSize = 20

  init(path: String, size: Int, fields: RecipeFieldSet) {
    list = RecipeList(documentSize: size)
    notes = DocumentNotes(path: path)
    self.fields = fields
  }

  /// The outcome.
  var outcome: DocumentOutcome {
    var notes = notes
    notes.add(list)
    return DocumentOutcome(entries: list.entries, diagnostics: notes.all, dialect: "CSV")
  }

  mutating func read(_ bytes: [UInt8]) {
    let text = LegacyText(bytes)
    if let oddity = text.oddity { notes.add(.note, oddity) }
    var rows = CSVRows(text.utf8)
    guard let first = rows.next() else { return notes.add(.warning, "the file is empty") }
    var header = CSVHeader(first)
    guard header.hasTitle else {
      return notes.add(
        .error, "no column is a title", line: first.line,
        help: "name the columns in the first row: title, ingredients, directions, …")
    }
    // A copy of the rows, of which the first ones are read twice.
    header.findLists(in: Array(rows.prefix(Self.sampleSize)))
    while let row = rows.next() { read(row, header) }
    if let place = rows.unclosed {
      notes.add(.warning, "a quote is not closed", line: place.line, column: place.column)
    }
    if list.entries.isEmpty, notes.diagnostics.isEmpty { notes.add(.note, "the table has no rows") }
  }

  private mutating func read(_ row: CSVRows.Row, _ header: CSVHeader) {
    noteWidth(of: row, header)
    guard header.isAboutRecipe(row) else {
      return notes.add(
        .warning, "a row without ingredients, directions and address was skipped", line: row.line,
        column: 1)
    }
    guard !list.isFull else { return list.leaveOut() }
    var reader = CSVRecipe(header: header, fields: fields)
    reader.read(row, notes: &notes)
    if let recipe = reader.draft.cleaned() {
      list.append(
        DocumentOutcome.Entry(recipe: recipe, line: row.line, statedID: header.statedID(of: row)))
    } else {
      notes.add(.warning, "a row has no title and was skipped", line: row.line, column: 1)
    }
  }

  private mutating func noteWidth(of row: CSVRows.Row, _ header: CSVHeader) {
    guard row.cells.count != header.names.count else { return }
    let column = row.cells.count > header.names.count ? row.cells[header.names.count].column : 1
    notes.add(
      .warning, "a row has \(row.cells.count) cells, the header \(header.names.count)",
      line: row.line, column: column)
  }
}
