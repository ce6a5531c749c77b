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
    /// The least width at which the column is worth showing.
    package let minimumWidth: Int

    /// Makes a column of its values.
    package init(
      _ heading: String, priority: Int, isRightAligned: Bool = false, minimumWidth: Int = 4
    ) {
      self.heading = heading
      self.priority = priority
      self.isRightAligned = isRightAligned
      self.minimumWidth = minimumWidth
    }
  }

  /// The name in JSON, CSV, `--fields` and `--template`.
  package let name: String
  /// How the field looks in a table when it is shown.
  package let column: Column
  /// Whether a table shows it when no fields are asked for.
  package let isInTable: Bool
  /// The field's value in a row.
  package let value: @Sendable (Row) -> OutputValue
  /// The field's text in a table cell, where it differs from its value's text.
  package let cell: (@Sendable (Row) -> String)?

  /// Makes a field of its parts.
  package init(
    _ name: String, column: Column, isInTable: Bool = false,
    cell: (@Sendable (Row) -> String)? = nil, value: @escaping @Sendable (Row) -> OutputValue
  ) {
    self.name = name
    self.column = column
    self.isInTable = isInTable
    self.cell = cell
    self.value = value
  }
}
