/// Where and how a text breaks the grammar of JSON, or exceeds a limit.
package struct JSONSyntaxError: Error, Sendable, Hashable {
  /// What is wrong, as a phrase: "expected ',' or ']' after an element".
  package let message: String
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int
  /// The offset in bytes, from 0.
  package let offset: Int

  /// Makes an error of its parts.
  package init(message: String, line: Int, column: Int, offset: Int) {
    self.message = message
    self.line = line
    self.column = column
    self.offset = offset
  }
}
