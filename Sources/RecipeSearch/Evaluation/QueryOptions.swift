/// The page of matches to return, and its order.
package struct QueryOptions: Sendable, Hashable {
  /// The order.
  package let sort: SortOrder
  /// True if the order is reversed; recipes without the value still come last.
  package let isReversed: Bool
  /// The number of recipes before the page.
  package let offset: Int
  /// The maximum number of recipes on the page; 0 for all.
  package let limit: Int
  /// True if the result contains the scores and their reasons.
  package let explains: Bool

  /// Creates options from their values.
  package init(
    sort: SortOrder = .rank, isReversed: Bool = false, offset: Int = 0, limit: Int = 0,
    explains: Bool = false
  ) {
    self.sort = sort
    self.isReversed = isReversed
    self.offset = max(0, offset)
    self.limit = max(0, limit)
    self.explains = explains
  }
}
