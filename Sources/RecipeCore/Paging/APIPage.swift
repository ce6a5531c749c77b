/// A page of a list or of a search.
package struct APIPage<Row: Sendable, PageRequest: Sendable>: Sendable {
  /// The recipes that can be read.
  let rows: [Row]
  /// The request for the next page, or `nil` if there is none.
  let next: PageRequest?
  /// False if other requests may find recipes that are on no page, though this is the last.
  let isWhole: Bool
  /// The number of all recipes of the list or search, or `nil` if the server does not say.
  let total: Int?
  /// The reason why the next page cannot be found, if so.
  let problem: SourceFailure?
  /// The problems of rows.
  package let diagnostics: [Diagnostic]

  /// Creates a page from its parts.
  package init(
    rows: [Row], next: PageRequest?, isWhole: Bool = true, total: Int? = nil,
    problem: SourceFailure? = nil,
    diagnostics: [Diagnostic] = []
  ) {
    self.rows = rows
    self.next = next
    self.isWhole = isWhole
    self.total = total
    self.problem = problem
    self.diagnostics = diagnostics
  }
}
