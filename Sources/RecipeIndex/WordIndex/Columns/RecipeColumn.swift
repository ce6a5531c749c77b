import RecipeSearch

/// A number stored for each recipe, so that none has to be read to compare or sort by it.
enum RecipeColumn: Sendable, Hashable {
  /// A number that a query can compare.
  case number(QueryNumber)
  /// The length of one of `RelevanceField.all`, by its index there.
  case length(Int)
  /// The date and time of publication; see `QueryDate.moment`.
  case published
  /// The beginning of the title; see `AlphabeticNumber`.
  case title

  /// All columns, in the order in which they are written.
  static let all: [RecipeColumn] =
    QueryNumber.allCases.map { .number($0) } + RelevanceField.all.indices.map { .length($0) }
    + [.published, .title]

  /// Creates the column of a sort order, or `nil` if there is none.
  init?(of order: SortOrder) {
    switch order {
    case .time: self = .number(.time)
    case .rating: self = .number(.rating)
    case .date: self = .published
    case .title: self = .title
    case .rank: self = .number(.rank)
    case .best, .relevance, .source, .missing: return nil
    }
  }
}
