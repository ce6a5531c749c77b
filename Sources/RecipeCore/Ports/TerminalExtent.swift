/// The size of a terminal.
package struct TerminalExtent: Sendable, Hashable {
  /// The number of rows.
  package let rows: Int
  /// The number of columns.
  package let columns: Int

  /// Creates a size.
  package init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}
