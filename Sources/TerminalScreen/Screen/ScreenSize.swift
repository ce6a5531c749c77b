/// The size of a terminal in cells.
package struct ScreenSize: Sendable, Hashable {
  /// The number of rows, at least 1.
  package let rows: Int
  /// The number of columns, at least 1.
  package let columns: Int

  /// Creates a size; numbers that no terminal has are brought into range.
  package init(rows: Int, columns: Int) {
    self.rows = min(max(1, rows), Self.limit)
    self.columns = min(max(1, columns), Self.limit)
  }

  private static let limit = 1_000
}
