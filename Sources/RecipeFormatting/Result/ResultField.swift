/// One field of a result's rows: a JSON member, a CSV column, a table column.
package struct ResultField<Row: Sendable>: Sendable {
  /// How a table shows a field.
  package struct Column: Sendable, Hashable {
    /// The heading.
    package let heading: String
    /// Columns with a greater number go first when the terminal is too narrow.
    package let priority: Int
    /// Whether cells stand at the right, as numbers do.
    package let isRightAligned: Bool
    /// Whether the column is dimmed where colours are used.
    package let isSecondary: Bool
    /// The least width at which the column is worth showing.
    package let minimumWidth: Int
    /// Whether a text that is wider than the column goes on below, instead of being cut.
    package let isWrapped: Bool

    /// Makes a column of its values.
    package init(
      _ heading: String, priority: Int, isRightAligned: Bool = false, isSecondary: Bool = false,
      minimumWidth: Int = 4, isWrapped: Bool = false
    ) {
      self.heading = heading
      self.priority = priority
      self.isRightAligned = isRightAligned
      self.isSecondary = isSecondary
      self.minimumWidth = minimumWidth
      self.isWrapped = isWrapped
    }
  }

  /// The name in JSON, CSV, `--fields` and `--template`.
  package let name: String
  /// How the field looks in a table when it is shown.
  package let column: Column
  /// Whether a table shows it when no fields are asked for.
  package let isInTable: Bool
  /// Where a table shows it: columns stand by this number, then in the order of the fields.
  package let tablePosition: Int
  /// Whether JSON, NDJSON, CSV and TSV have it when no fields are asked for.
  package let isInData: Bool
  /// What stands between the texts of a list where it has to be one text.
  package let listSeparator: String
  /// The field's value in a row.
  package let value: @Sendable (Row) -> OutputValue
  /// The field's text in a table cell, where it differs from its value's text.
  package let cell: (@Sendable (Row) -> String)?

  /// Makes a field of its parts.
  package init(
    _ name: String, column: Column, isInTable: Bool = false, tablePosition: Int = 0,
    isInData: Bool = true, listSeparator: String = "\n", cell: (@Sendable (Row) -> String)? = nil,
    value: @escaping @Sendable (Row) -> OutputValue
  ) {
    self.name = name
    self.column = column
    self.isInTable = isInTable
    self.tablePosition = tablePosition
    self.isInData = isInData
    self.listSeparator = listSeparator
    self.cell = cell
    self.value = value
  }

  /// The field's value in a row as one text, uncut.
  func text(of row: Row) -> String {
    value(row).plainText(separator: listSeparator)
  }

  /// The field's text in a cell of a table for people.
  func cellText(of row: Row) -> String {
    cell?(row) ?? value(row).plainText(separator: listSeparator == "\n" ? " · " : listSeparator)
  }
}
