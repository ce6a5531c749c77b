package import RecipeMerging

/// The part of a list that a browser asked for.
package struct BrowserAnswer: Sendable {
  /// The search that it answers.
  package let search: BrowserSearch
  /// The recipes from an offset on.
  package let rows: [RankedRecipe]
  /// The number of recipes before them.
  package let offset: Int
  /// The number of recipes that match.
  package let total: Int
  /// The flaw of the query, in words for a person; the rows are of no meaning then.
  package let problem: String?
  /// The position of the recipe that is to remain selected, or `nil`.
  package let selected: Int?

  /// Creates an answer from its parts.
  ///
  /// - Parameter offset: The number of recipes before the rows; `nil` for as many as were asked for.
  package init(
    _ search: BrowserSearch, rows: [RankedRecipe], offset: Int? = nil, total: Int,
    problem: String? = nil, selected: Int? = nil
  ) {
    self.search = search
    self.rows = rows
    self.offset = offset ?? search.offset
    self.total = total
    self.problem = problem
    self.selected = selected
  }
}
