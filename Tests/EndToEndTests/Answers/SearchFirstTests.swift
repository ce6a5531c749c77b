import TestSupport
import Testing

/// APIs like Forkify, whose searches list recipes and whose details are at another address.
@Suite("APIs that are searched first")
struct SearchFirstTests {
  /// An API, by its options without the address of the server, `URL`.
  struct Kind: Sendable {
    let options: String
    /// The target of the search, and that of a recipe.
    let targets: [String]
    let row: String
    let recipe: String
  }

  private static let id = "5ed6604591c37cdc054bc8fd"
  private static let fields =
    #""publisher": "Shore", "image_url": "http://shore.example/9.jpg", "title": "Leek tart""#
  private static let first = """
    "recipe_id": "\(id)", "source_url": "http://shore.example/9", "social_rank": 96.5, \(fields)
    """
  private static let second = #""id": "\#(id)", \#(fields)"#
  private static let whole = """
    \(second), "source_url": "http://shore.example/9", "servings": 4, "cooking_time": 45,
    "ingredients": [{"quantity": 3, "unit": "", "description": "leeks"}]
    """

  private static let versionTwo = Kind(
    options: "kind = \"food2fork\"\nbase_url = \"URL/api/v2\"",
    targets: ["/api/v2/recipes?search=leek", "/api/v2/recipes/\(id)"],
    row: #"{"status": "success", "results": 1, "data": {"recipes": [{\#(second)}]}}"#,
    recipe: #"{"status": "success", "data": {"recipe": {\#(whole)}}}"#)

  private static let kinds = [
    versionTwo,
    Kind(
      options: "kind = \"food2fork\"\ndialect = \"forkify-v1\"\nbase_url = \"URL/api\"",
      targets: ["/api/search?q=leek", "/api/get?rId=\(id)"],
      row: #"{"count": 1, "recipes": [{\#(first)}]}"#,
      recipe: #"{"recipe": {\#(first), "ingredients": ["3 leeks"]}}"#),
    Kind(
      options: """
        kind = "http"
        url = "URL/api/v2/recipes?search={query}"
        item_url = "URL/api/v2/recipes/{id}"
        """,
      targets: versionTwo.targets, row: versionTwo.row, recipe: versionTwo.recipe),
  ]

  @Test("search, show and show again offline ask once for each", arguments: kinds.indices)
  func journey(place: Int) async throws {
    let kind = Self.kinds[place]
    let api = try RecipeAPI(count: 0) { request in
      switch request.target {
      case kind.targets[0]: .answer(kind.row)
      case kind.targets[1]: .answer(kind.recipe)
      default: .answer(#"{"status": "fail", "message": "Invalid"}"#, status: "400 Bad")
      }
    }
    let url = try #require(try api.folder.text(of: "recipes.toml").firstMatch(of: #/http[^"]+/#))
    try api.add(
      "[sources.api]\ntimeout = \"120s\"\n" + kind.options.replacing("URL", with: url.output),
      "recipes.toml")
    let search = ["search", "leek", "--template", "{id}"]
    let found = try await api.run(search).result()
    #expect(found.status == 0 && found.lines.count == 1, "\(found.errors)")
    #expect(api.targets == [kind.targets[0]])
    let name = try #require(found.lines.first)
    let shown = try await api.run("show", name).result()
    #expect(shown.status == 0 && shown.errors.isEmpty, "\(shown.errors)")
    #expect(shown.output.contains("3 leeks"))
    #expect(api.targets == kind.targets)
    api.stop()
    for again in [name, "Leek tart", Self.id, "api:" + Self.id] {
      let offline = try await api.run("show", again, "--offline").result()
      #expect(offline.status == 0, "\(again): \(offline.errors)")
      #expect(offline.output == shown.output)
    }
    let offline = try await api.run(search + ["--offline"]).result()
    #expect(offline.status == 0 && offline.output == found.output)
    #expect(api.count == 2)
  }
}
