/// The order of a result; the raw values are those of `--sort`.
package enum SortOrder: String, Sendable, CaseIterable {
  /// Social rank, highest first.
  case rank
  /// Relevance, best first.
  case relevance
  /// Alphabetical.
  case title
  /// Newest first; those without a date last.
  case date
  /// Quickest first; those without a time last.
  case time
  /// Best rated first; unrated ones last.
  case rating
  /// By the name of the first source.
  case source
  /// Fewest missing foods first, for a query with a pantry.
  case missing

  /// The values of `--sort`; the order by missing foods is that of `--have`.
  package static let names = allCases.filter { $0 != .missing }.map(\.rawValue)
}

/// The page of matches to return, and its order.
package struct QueryOptions: Sendable, Hashable {
  /// The order.
  package let sort: SortOrder
  /// True if the order is reversed; recipes without the value still come last.
  package let isReversed: Bool
  /// The number of recipes before the page.
  package let offset: Int
  /// The greatest number of recipes on the page; 0 for all.
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
