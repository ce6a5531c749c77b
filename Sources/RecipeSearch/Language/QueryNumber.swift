import RecipeCore

/// The number fields a query can compare, as in `time:<30`.
package enum QueryNumber: Sendable, CaseIterable {
  /// Total minutes, where they are known.
  case time
  /// The minutes that it takes at least, where the total is not known; queries ask for `time`.
  case leastTime
  /// Minutes of preparation.
  case prep
  /// Minutes of cooking.
  case cook
  /// The social rank.
  case rank
  /// The mean rating, of 5.
  case rating
  /// The number of people who rated it.
  case votes
  /// The number of people it serves.
  case servings
  /// The day of publication.
  case published
  /// The number of ingredient lines.
  case ingredients
  /// The number of steps.
  case directions
  /// The number of tags.
  case tags
  /// The number of sources that have it.
  case sources

  /// The notation of its values.
  enum Notation: Sendable {
    case plain
    case minutes
    case date
  }

  /// The names in queries, the usual one first; none if another field has the name.
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
    case .leastTime, .ingredients, .directions, .tags, .sources: []
    }
  }

  /// The notation of its values.
  var notation: Notation {
    switch self {
    case .time, .leastTime, .prep, .cook: .minutes
    case .published: .date
    default: .plain
    }
  }

  /// Returns the numbers one of which must be in a range: "at least 40 minutes" is more than 30
  /// for certain, but never less than 60.
  package func alternatives(in range: NumberRange) -> [QueryNumber] {
    self == .time && range.isOpenAbove ? [.time, .leastTime] : [self]
  }

  /// The fields that a source must read for it.
  var needed: RecipeFieldSet { self == .directions ? .directions : .essentials }
}
