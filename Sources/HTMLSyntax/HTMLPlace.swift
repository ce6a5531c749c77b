/// A line and column of a page.
package struct HTMLPlace: Sendable, Hashable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int

  /// Makes a place.
  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
