import RecipeCore

/// The numbers a query can compare, as in `time:<30`.
package enum QueryNumber: Sendable, CaseIterable {
  /// Minutes from start to end, or what is known of their parts.
  case time
  /// Minutes of preparation.
  case prep
  /// Minutes of cooking.
  case cook
  /// The social rank.
  case rank
  /// The mean rating, of 5.
  case rating
  /// How many people rated it.
  case votes
  /// How many people it is for.
  case servings
  /// The day of publication.
  case published
  /// How many ingredient lines there are.
  case ingredients
  /// How many steps there are.
  case directions
  /// How many tags there are.
  case tags
  /// How many sources have it.
  case sources

  /// How its values are written.
  enum Notation: Sendable {
    case plain
    case minutes
    case date
  }

  /// What a query calls it, the usual name first; none for what is a field of text as well.
  var names: [String] {
    switch self {
    case .time: ["time", "total"]
    case .prep: ["prep"]
    case .cook: ["cook"]
    case .rank: ["rank"]
    case .rating: ["rating", "stars"]
    case .votes: ["votes"]
    case .servings: ["servings", "serves", "yield"]
    case .published: ["published", "date", "year"]
    case .ingredients, .directions, .tags, .sources: []
    }
  }

  /// How its values are written.
  var notation: Notation {
    switch self {
    case .time, .prep, .cook: .minutes
    case .published: .date
    default: .plain
    }
  }

  /// What a source must read for it.
  var needed: RecipeFieldSet { self == .directions ? .directions : .essentials }
}
