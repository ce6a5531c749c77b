import RecipeCore
import TestSupport
import Testing

@testable import RecipeMerging
@testable import RecipeSearch

/// The order of a search: where the words are found, then rank, then relevance.
struct BestOrderTests {
  /// In rank order; the last four have no rank.
  private static let recipes: [RankedRecipe] = [
    .sample(.sample("a/1", "Stew", ingredients: ["apple", "1 pie crust"], rank: "99")),
    .sample(.sample("a/2", "Pie", ingredients: ["pears"], rank: "95", tags: ["apple"])),
    .sample(.sample("a/3", "Apple and Pear Pie", rank: "90")),
    .sample(.sample("a/4", "Apple Pie", rank: "50")),
    .sample(.sample("a/5", "Apple Pies", rank: "40")),
    .sample(.sample("a/6", "A Pie of Many Things with an Apple")),
    .sample(.sample("a/7", "Big Apple Pie")),
    .sample(.sample("a/8", "Tart", ingredients: ["pie crust", "apple", "pie weights", "flour"])),
    .sample(.sample("a/9", "Crumble", ingredients: ["apple", "pie crust"])),
  ]

  private func order(
    _ query: String, offset: Int = 0, limit: Int = 0, isReversed: Bool = false
  ) async throws -> [String] {
    let options = QueryOptions(
      sort: .best, isReversed: isReversed, offset: offset, limit: limit)
    return await QueryEvaluator(try RecipeQuery(parsing: query), options, work: .sample)
      .evaluate(over: Self.recipes, reports: []).recipes.map(\.merged.members[0].reference.id)
  }

  private static let applePie = ["4", "5", "3", "7", "6", "2", "1", "9", "8"]

  @Test(
    "words in the title come first, in each place by rank, and what has no rank by relevance",
    arguments: [
      ("apple pie", applePie), ("pie apple", applePie), ("apple AND pie -zebra", applePie),
      ("\"apple pie\"", ["4", "7"]),
      // Words with a field do not tell: what is left is the place of the others.
      ("title:apple pie", ["4", "5", "3", "7", "6"]),
      // Without others, those of the title do.
      ("title:pie", ["2", "3", "4", "5", "7", "6"]),
      ("title:\"pie\" -title:many", ["2", "3", "4", "7"]),
      ("ingredient:apple", ["1", "8", "9"]), ("-zebra title:pear*", ["3"]),
      ("stew OR crumble", ["1", "9"]),
    ])
  func places(query: String, expected: [String]) async throws {
    #expect(try await order(query) == expected)
  }

  @Test("each page is a part of the whole order, also backwards", arguments: [1, 2, 4, 9])
  func pages(limit: Int) async throws {
    for isReversed in [false, true] {
      var pages: [String] = []
      for offset in stride(from: 0, to: Self.applePie.count, by: limit) {
        pages += try await order(
          "apple pie", offset: offset, limit: limit, isReversed: isReversed)
      }
      #expect(pages == (isReversed ? Self.applePie.reversed() : Self.applePie))
    }
  }

  @Test("relevance has a whole title first, whatever ranks high")
  func wholeTitle() async throws {
    let options = QueryOptions(sort: .relevance, explains: true)
    let result = await QueryEvaluator(
      try RecipeQuery(parsing: "apple pie"), options, work: .sample
    ).evaluate(over: Self.recipes, reports: [])
    #expect(result.recipes.prefix(2).map(\.merged.recipe.title) == ["Apple Pie", "Apple Pies"])
    #expect(
      result.scores.map { $0.parts.contains { $0.reason == .wholeTitle } }.prefix(3)
        == [true, true, false])
  }
}
