/// A cell of a screen.
package struct ScreenPosition: Sendable, Hashable {
  /// The row, from 0 at the top.
  package let row: Int
  /// The column, from 0 at the left.
  package let column: Int

  /// Creates a position.
  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
