/// The need of a search for the details of records that a list has only in outline.
///
/// Two needs are equal if they are of the same search.
package struct DetailNeed: Sendable, Hashable {
  private let search: String
  private let isUndecided: @Sendable (RecipeRecord) -> Bool

  /// Creates the need of a search.
  ///
  /// - Parameters:
  ///   - search: The text of the search.
  ///   - isUndecided: Returns true if the details of a record decide whether it is found.
  package init(
    of search: String, _ isUndecided: @escaping @Sendable (RecipeRecord) -> Bool
  ) {
    self.search = search
    self.isUndecided = isUndecided
  }

  /// True if the details of a record decide whether it is found.
  package func includes(_ record: RecipeRecord) -> Bool { isUndecided(record) }

  package static func == (left: DetailNeed, right: DetailNeed) -> Bool {
    left.search == right.search
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(search)
  }
}
