import RecipeCore
import TestSupport
import Testing

@testable import RecipeMerging
@testable import RecipeSearch

struct QueryEvaluatorTests {
  /// In rank order; the last two have no rank.
  private static let recipes: [RankedRecipe] = {
    func record(
      _ key: String, _ title: String, rank: String?, published: String?, minutes: MinuteRange?,
      rating: String?, directions: [String] = []
    ) -> RecipeRecord {
      let stars = rating.flatMap { ExactNumber($0) }
      let best = ExactNumber("5")
      let rating = stars.flatMap { stars in best.map { Rating(value: stars, best: $0) } }
      return RecipeRecord(
        key,
        Recipe(
          title: title, socialRank: rank.flatMap { ExactNumber($0) }, ingredients: ["leek"],
          directions: directions, totalMinutes: minutes, rating: rating, published: published))
    }
    return [
      .sample(record("c/1", "Éclair", rank: "90", published: "2020", minutes: nil, rating: "3")),
      .sample(record("a/1", "dal", rank: "80", published: nil, minutes: 30, rating: nil)),
      .sample(record("b/1", "Zabaione", rank: nil, published: "2021-05", minutes: 10, rating: "5")),
      .sample(record("a/2", "Apple Pie", rank: nil, published: "2019", minutes: 30, rating: "4")),
    ]
  }()

  private func titles(
    _ options: QueryOptions, matching query: String = ""
  ) async throws -> [String] {
    let evaluator = QueryEvaluator(try RecipeQuery(parsing: query), options, work: .sample)
    return await evaluator.evaluate(over: Self.recipes, reports: []).recipes
      .map(\.merged.recipe.title)
  }

  @Test(
    "each order has its direction, ties in rank order, recipes without the value last",
    arguments: [
      (SortOrder.rank, false, ["Éclair", "dal", "Zabaione", "Apple Pie"]),
      (.rank, true, ["dal", "Éclair", "Zabaione", "Apple Pie"]),
      (.title, false, ["Apple Pie", "dal", "Éclair", "Zabaione"]),
      (.title, true, ["Zabaione", "Éclair", "dal", "Apple Pie"]),
      (.date, false, ["Zabaione", "Éclair", "Apple Pie", "dal"]),
      (.date, true, ["Apple Pie", "Éclair", "Zabaione", "dal"]),
      (.time, false, ["Zabaione", "dal", "Apple Pie", "Éclair"]),
      (.time, true, ["dal", "Apple Pie", "Zabaione", "Éclair"]),
      (.rating, false, ["Zabaione", "Apple Pie", "Éclair", "dal"]),
      (.rating, true, ["Éclair", "Apple Pie", "Zabaione", "dal"]),
      (.source, false, ["dal", "Apple Pie", "Zabaione", "Éclair"]),
      (.source, true, ["Éclair", "Zabaione", "dal", "Apple Pie"]),
    ])
  func orders(sort: SortOrder, isReversed: Bool, expected: [String]) async throws {
    #expect(try await titles(QueryOptions(sort: sort, isReversed: isReversed)) == expected)
  }

  @Test(
    "offset and limit cut the page, and the total counts all",
    arguments: [
      (0, 0, 4), (0, 2, 2), (3, 2, 1), (4, 2, 0), (99, 0, 0), (1, 0, 3), (-5, -5, 4),
      (.max, .max, 0),
    ])
  func pages(offset: Int, limit: Int, count: Int) async {
    let options = QueryOptions(offset: offset, limit: limit)
    let result = await QueryEvaluator(.everything, options, work: .sample).evaluate(
      over: Self.recipes, reports: [])
    #expect(result.recipes.count == count)
    #expect(result.total == 4)
    #expect(result.offset == max(0, offset))
  }

  @Test("a page of many recipes is in order, too")
  func largePage() async {
    let recipes = (0..<700).map { number in
      RankedRecipe.sample(RecipeRecord("a/\(number)", Recipe(title: "Soup \(number)")))
    }
    let result = await QueryEvaluator(
      .everything, QueryOptions(offset: 3, limit: 690), work: .sample
    ).evaluate(over: recipes, reports: [])
    #expect(result.recipes.map(\.merged.recipe.title) == (3..<693).map { "Soup \($0)" })
  }

  @Test("a filter keeps the order and counts what matched")
  func filters() async throws {
    #expect(
      try await titles(QueryOptions(), matching: "-title:pie leek")
        == ["Éclair", "dal", "Zabaione"])
    #expect(try await titles(QueryOptions(sort: .relevance), matching: "zebra").isEmpty)
  }

  @Test("reports are handed through")
  func reports() async {
    let report = SourceReport(
      name: "a", kind: "json", status: .timeout, records: 0, milliseconds: 1)
    let result = await QueryEvaluator(.everything, QueryOptions(), work: .sample).evaluate(
      over: [], reports: [report])
    #expect(result.reports == [report])
    #expect(!result.isComplete)
  }
}
