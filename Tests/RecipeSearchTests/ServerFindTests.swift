import RecipeCore
import TestSupport
import Testing

@testable import RecipeMerging
@testable import RecipeSearch

@Suite("What servers found")
struct ServerFindTests {
  private static let recipes: [RankedRecipe] = [
    .sample(RecipeRecord("api/1", Recipe(title: "Pie"))),
    .sample(RecipeRecord("api/2", Recipe(title: "Kale stew"))),
    .sample(RecipeRecord("api/3", Recipe(title: "Dal", ingredients: ["1 onion"]))),
    .sample(RecipeRecord("notes/1", Recipe(title: "Tea"))),
  ]

  private func result(
    of query: String, _ options: QueryOptions = QueryOptions(sort: .best)
  ) async throws -> QueryResult {
    var finds = ServerFinds()
    for text in ["kale", "kale onion", "bean stew"] {
      finds.add(["1", "3"].map { RecordReference(source: "api", id: $0) }, foundBy: text)
    }
    return await QueryEvaluator(try RecipeQuery(parsing: query), options, work: .sample)
      .evaluate(over: Self.recipes, reports: [], finds: finds)
  }

  @Test(
    "it is found by the words that the server was sent, after what has them itself",
    arguments: [
      ("kale", ["Kale stew", "Pie", "Dal"]), ("kale -onion", ["Kale stew", "Pie"]),
      ("kale onion", ["Dal"]), ("title:kale", ["Kale stew"]), ("ingredient:kale", []),
      ("cress", []), ("-kale", ["Pie", "Dal", "Tea"]), ("kale OR tea", nil),
      ("\"kale\"", ["Kale stew"]), ("\"bean stew\"", []), ("bean stew", []), ("onion", ["Dal"]),
    ] as [(String, [String]?)])
  func found(query: String, titles: [String]?) async throws {
    let result = try await result(of: query)
    let found = result.recipes.map(\.merged.recipe.title)
    #expect(titles.map { $0 == found } ?? (Set(found).count == 4))
    #expect(result.total == found.count)
  }

  @Test("a score says so")
  func explained() async throws {
    let result = try await result(of: "kale", QueryOptions(sort: .best, explains: true))
    let says = result.scores.map { $0.parts.contains { $0.reason == .foundByServer } }
    #expect(says == [false, true, true])
    #expect(result.scores.allSatisfy { $0.points == $0.parts.reduce(0) { $0 + $1.points } })
  }
}
