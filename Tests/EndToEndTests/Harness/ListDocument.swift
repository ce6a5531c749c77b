/// What `-o json` prints for recipes, as far as the tests look at it.
struct ListDocument: Decodable {
  /// A source's report.
  struct Source: Decodable, Hashable {
    let name: String
    let kind: String
    let status: String
    let records: Int
    let error: String?
  }

  /// A recipe.
  struct Recipe: Decodable, Hashable {
    let id: String
    let title: String
    let socialRank: Double?
    let sources: [Reference]

    private enum CodingKeys: String, CodingKey {
      case id, title, sources
      case socialRank = "social_rank"
    }
  }

  /// A record behind a recipe.
  struct Reference: Decodable, Hashable, CustomStringConvertible {
    let source: String
    let id: String

    /// The source and the id: `api 0a1e07`.
    var description: String { "\(source) \(id)" }
  }

  let schema: String
  let complete: Bool
  let total: Int
  let offset: Int
  let sources: [Source]
  let recipes: [Recipe]
}
