/// The place of a key or a value in its text.
package struct TOMLPosition: Sendable, Hashable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int
  /// How many Unicode scalars of that line belong to it; 1, the bracket, for arrays and tables.
  package let length: Int

  /// Makes a position of its numbers.
  package init(line: Int, column: Int, length: Int) {
    self.line = line
    self.column = column
    self.length = length
  }
}
