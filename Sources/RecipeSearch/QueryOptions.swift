/// The order of a result, by the names `--sort` takes.
package enum SortOrder: String, Sendable, CaseIterable {
  /// Social rank, highest first.
  case rank
  /// How well the words fit, best first.
  case relevance
  /// By the alphabet.
  case title
  /// Newest first; those without a date last.
  case date
  /// Quickest first; those without a time last.
  case time
  /// Best rated first; unrated ones last.
  case rating
  /// By the name of the first source.
  case source
  /// Those that need the fewest foods beside those at hand first; for a query with a pantry.
  case missing

  /// What `--sort` takes; the order by missing foods is that of `--have`.
  package static let names = allCases.filter { $0 != .missing }.map(\.rawValue)
}

/// Which page of the matching recipes, and in which order.
package struct QueryOptions: Sendable, Hashable {
  /// The order.
  package let sort: SortOrder
  /// Whether the order is turned round; recipes without the value still come last.
  package let isReversed: Bool
  /// How many recipes come before the page.
  package let offset: Int
  /// How many recipes the page has at most; 0 is all.
  package let limit: Int
  /// Whether the result says how well each recipe fits, and why.
  package let explains: Bool

  /// Makes options of their values.
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
