import RecipeCore

/// The fields whose presence a query can test, as in `has:image` and `missing:directions`.
package enum QueryPresence: Sendable, CaseIterable {
  case image
  case ingredients
  case directions
  case description
  case tags
  case notes
  case servings
  case time
  case rank
  case rating
  case author
  case publisher
  case language
  case published
  case address

  /// The names in queries, the usual one first.
  package var names: [String] {
    switch self {
    case .image: ["image", "picture", "photo"]
    case .ingredients: ["ingredients", "ingredient"]
    case .directions: ["directions", "direction", "steps", "instructions"]
    case .description: ["description"]
    case .tags: ["tags", "tag"]
    case .notes: ["notes", "note"]
    case .servings: ["servings", "yield"]
    case .time: ["time"]
    case .rank: ["rank"]
    case .rating: ["rating"]
    case .author: ["author"]
    case .publisher: ["publisher"]
    case .language: ["language"]
    case .published: ["published", "date"]
    case .address: ["url", "link"]
    }
  }

  /// The fields that a source must read for it.
  var needed: RecipeFieldSet {
    switch self {
    case .directions: .directions
    case .description: .description
    case .notes: .notes
    default: .essentials
    }
  }
}
