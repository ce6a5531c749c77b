/// A field of a result's rows: a JSON member, a CSV column, a table column.
public struct ResultField<Row: Sendable>: Sendable {
  /// The appearance of a field in a table.
  public struct Column: Sendable, Hashable {
    /// The heading.
    public let heading: String
    /// The priority: columns with a greater number are dropped first when the terminal is too
    /// narrow, and those with 0 never.
    public let priority: Int
    /// True if cells are aligned right, as numbers are.
    public let isRightAligned: Bool
    /// True if the column is dimmed where colours are used.
    public let isSecondary: Bool
    /// The minimum width at which the column is worth showing.
    public let minimumWidth: Int
    /// True if a text wider than the column is wrapped instead of cut.
    public let isWrapped: Bool
    /// True if the column takes the room that is left before others do.
    public let isRoomy: Bool

    /// Creates a column from its values.
    public init(
      _ heading: String, priority: Int, isRightAligned: Bool = false, isSecondary: Bool = false,
      minimumWidth: Int = 4, isWrapped: Bool = false, isRoomy: Bool = false
    ) {
      self.heading = heading
      self.priority = priority
      self.isRightAligned = isRightAligned
      self.isSecondary = isSecondary
      self.minimumWidth = minimumWidth
      self.isWrapped = isWrapped
      self.isRoomy = isRoomy
    }
  }

  /// The name in JSON, CSV, `--fields` and `--template`.
  public let name: String
  /// The appearance in a table.
  public let column: Column
  /// True if a table shows it by default.
  public let isInTable: Bool
  /// The position in a table: columns are ordered by this number, then in the order of the fields.
  public let tablePosition: Int
  /// True if JSON, NDJSON, CSV and TSV contain it by default.
  public let isInData: Bool
  /// The separator of the texts of a list in one text.
  public let listSeparator: String
  /// Returns the field's value in a row.
  public let value: @Sendable (Row) -> OutputValue
  /// Returns the field's text in a table cell, if it differs from the value's text.
  public let cell: (@Sendable (Row) -> String)?

  /// Returns the field's value as one text for CSV and templates, if JSON would be hard to read there.
  public let flat: (@Sendable (Row) -> String)?

  /// Creates a field from its parts.
  public init(
    _ name: String, column: Column, isInTable: Bool = false, tablePosition: Int = 0,
    isInData: Bool = true, listSeparator: String = "\n", cell: (@Sendable (Row) -> String)? = nil,
    flat: (@Sendable (Row) -> String)? = nil,
    value: @escaping @Sendable (Row) -> OutputValue
  ) {
    self.name = name
    self.column = column
    self.isInTable = isInTable
    self.tablePosition = tablePosition
    self.isInData = isInData
    self.listSeparator = listSeparator
    self.cell = cell
    self.flat = flat
    self.value = value
  }

  /// Returns the field's value in a row as one text, uncut.
  public func text(of row: Row) -> String {
    flat?(row) ?? value(row).plainText(separator: listSeparator)
  }

  /// Returns the field's text in a cell of a table for people.
  public func cellText(of row: Row) -> String {
    cell?(row) ?? value(row).plainText(separator: listSeparator == "\n" ? " · " : listSeparator)
  }
}
