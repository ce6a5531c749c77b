/// A position in a page, as line and column.
package struct HTMLPosition: Sendable, Hashable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int
}
