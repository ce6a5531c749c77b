/// A syntax error in a query.
package struct QueryError: Error, Sendable, Hashable {
  /// The error, as a phrase.
  package let message: String
  /// The query as written.
  package let query: String
  /// The offset of the error in `query`, in Unicode scalars, from 0.
  package let offset: Int
  /// The length of the error in scalars, at least 1.
  package let length: Int
  /// The suggested correction.
  package let help: String?

  /// Creates an error from its parts.
  package init(
    _ message: String, query: String, offset: Int, length: Int = 1, help: String? = nil
  ) {
    self.message = message
    self.query = query
    self.offset = offset
    self.length = max(1, length)
    self.help = help
  }
}
