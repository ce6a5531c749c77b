/// What `[defaults]` says: the result options of a command line that does not give them.
package struct DefaultSettings: Sendable, Hashable {
  /// What applies when the file says nothing.
  package static let standard = DefaultSettings(
    output: "table", limit: 0, sort: "rank", color: "auto")

  /// The output format: one of the names the reader was given.
  package let output: String
  /// The greatest number of results; 0 is all.
  package let limit: Int
  /// The order: one of the names the reader was given.
  package let sort: String
  /// When to use colour: `auto`, `always` or `never`.
  package let color: String

  /// Makes the settings of their values.
  package init(output: String, limit: Int, sort: String, color: String) {
    self.output = output
    self.limit = limit
    self.sort = sort
    self.color = color
  }
}
