import RecipeCore
import RecipeMerging

/// A number that the index has of each recipe, so that none has to be read to compare or order by it.
enum RecipeColumn: Sendable, Hashable {
  /// A number that a query can compare.
  case number(QueryNumber)
  /// How long one of `RelevanceField.all` is, by its place there.
  case length(Int)
  /// The day and time of publication, see `QueryDate.moment`.
  case published
  /// The beginning of the title, see `AlphabeticNumber`.
  case title

  /// All of them, in the order in which they are written.
  static let all: [RecipeColumn] =
    QueryNumber.allCases.map { .number($0) } + RelevanceField.all.indices.map { .length($0) }
    + [.published, .title]

  /// The column that recipes stand by in an order; `nil` when there is none.
  init?(of order: SortOrder) {
    switch order {
    case .time: self = .number(.time)
    case .rating: self = .number(.rating)
    case .date: self = .published
    case .title: self = .title
    case .rank, .relevance, .source, .missing: return nil
    }
  }

  /// The number of a recipe; `nil` when it is not known.
  func value(of recipe: RankedRecipe) -> Double? {
    switch self {
    case .number(let number): number.value(of: recipe)
    case .length(let place): Double(RelevanceField.all[place].length(in: recipe.merged))
    case .published:
      recipe.merged.content.values().recipe.published.flatMap(QueryDate.init)?.moment
    case .title: AlphabeticNumber.of(recipe.merged.content.title)
    }
  }

  /// The same of a recipe that the index has read.
  func value(of recipe: RankedRecipe, _ digest: RecipeDigest) -> Double? {
    switch self {
    case .number(let number): number.value(of: recipe, digest.outline)
    case .length(let place): Double(digest.lengths[place])
    case .published: digest.outline.published.flatMap(QueryDate.init)?.moment
    case .title: AlphabeticNumber.of(folded: digest.folded.lines(of: .title).plain)
    }
  }
}
