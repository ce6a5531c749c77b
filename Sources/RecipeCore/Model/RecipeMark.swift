/// A note of a person about a recipe.
package enum RecipeMark: String, Sendable, CaseIterable {
  /// The person has cooked it.
  case cooked
  /// The person wants to find it again.
  case favourite

  /// The names in queries, the usual one first.
  package var names: [String] {
    switch self {
    case .cooked: ["cooked"]
    case .favourite: ["favourite", "favorite", "starred"]
    }
  }
}
