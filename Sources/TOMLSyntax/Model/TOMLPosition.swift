/// The position of a key or a value in its text.
package struct TOMLPosition: Sendable, Hashable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int
  /// The length in Unicode scalars, within its line; 1, the bracket, for arrays and tables.
  package let length: Int

  /// Creates a position from its numbers.
  package init(line: Int, column: Int, length: Int) {
    self.line = line
    self.column = column
    self.length = length
  }
}
