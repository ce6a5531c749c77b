import RecipeCore

/// What `-o json` prints for recipes, as far as the tests look at it.
struct ListDocument: Decodable {
  /// A source's report.
  struct Source: Decodable, Hashable {
    /// Its name in the configuration.
    let name: String
    /// Its kind.
    let kind: String
    /// How it fared.
    let status: String
    /// The number of its records.
    let records: Int
    /// The time that it took.
    let milliseconds: Int
    /// What went wrong.
    let error: String?
  }

  /// A recipe.
  struct Recipe: Decodable, Hashable {
    /// Its id.
    let id: String
    /// Its title.
    let title: String
    /// Its rank; `nil` when it has none.
    let socialRank: Double?
    /// The records it was merged from.
    let sources: [Reference]

    private enum CodingKeys: String, CodingKey {
      case id, title, sources
      case socialRank = "social_rank"
    }
  }

  /// A record behind a recipe.
  struct Reference: Decodable, Hashable, CustomStringConvertible {
    /// The source's name.
    let source: String
    /// The record's id inside the source.
    let id: String

    /// The source and the id: `api 0a1e07`.
    var description: String { "\(source) \(id)" }
  }

  /// The version of the shape.
  let schema: String
  /// Whether every source delivered all it has.
  let complete: Bool
  /// The number of recipes before the window was cut.
  let total: Int
  /// The number of recipes left out at the start.
  let offset: Int
  /// How each source fared.
  let sources: [Source]
  /// The recipes of the window.
  let recipes: [Recipe]
}
