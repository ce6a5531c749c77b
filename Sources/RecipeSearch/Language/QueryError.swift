/// What in a query cannot be understood.
package struct QueryError: Error, Sendable, Hashable {
  /// What is wrong, as a phrase.
  package let message: String
  /// The query as written.
  package let query: String
  /// The offset of the trouble in `query`, in Unicode scalars, from 0.
  package let offset: Int
  /// How many scalars the trouble takes, at least 1.
  package let length: Int
  /// What to write instead.
  package let help: String?

  /// Makes an error of its parts.
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
