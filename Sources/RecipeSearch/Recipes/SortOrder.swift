/// The order of a result; the raw values are those of `--sort`.
package enum SortOrder: String, Sendable, CaseIterable {
  /// Social rank, highest first.
  case rank
  /// Where the words of the query are found, in each place by social rank, and of equal rank by
  /// relevance.
  case best
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
