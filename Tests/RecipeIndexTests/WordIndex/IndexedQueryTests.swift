import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMerging
@testable import RecipeIndex
@testable import RecipeSearch

/// Queries over recipes with an index, compared with recipes in memory.
struct IndexedQueryTests {
  /// A query with its options, and true if foods at hand are given.
  private struct Run: CustomStringConvertible {
    let text: String
    let options: QueryOptions
    let pantry: Pantry?

    var description: String { "\(text) \(options)" }

    func result(over recipes: some RankedRecipes) async throws -> QueryResult {
      await QueryEvaluator(try RecipeQuery(parsing: text), options, pantry: pantry, work: .sample)
        .evaluate(over: recipes, reports: [])
    }
  }

  @Test("the result is the same with an index and without")
  func results() async throws {
    var random = RandomQueries(seed: 31)
    let recipes = try await WordIndexedRecipes(
      RecipeRanker(traits: [:]).rank(random.recipes(80).map(\.merged)), hasPairs: true)
    let sorts = SortOrder.allCases
    for number in 0..<200 {
      let isCooking = number % 8 == 0
      let sort = sorts[number % sorts.count]
      let run = Run(
        text: random.query().text,
        options: QueryOptions(
          sort: sort == .missing && !isCooking ? .rank : sort,
          isReversed: random.number(below: 3) == 0, offset: random.number(below: 5),
          limit: random.number(below: 12), explains: random.number(below: 4) == 0),
        pantry: isCooking ? Pantry("leek, olive oil", maximumMissingCount: 2) : nil)
      let (found, expected) = (
        try await run.result(over: recipes), try await run.result(over: recipes.recipes)
      )
      #expect(found.recipes.map(\.merged.id) == expected.recipes.map(\.merged.id), "\(run)")
      #expect(found.total == expected.total, "\(run)")
      #expect(found.scores == expected.scores, "\(run)")
      #expect(found.shortfalls == expected.shortfalls, "\(run)")
    }
  }

  @Test(
    "only what is doubtful or on the page is looked at",
    arguments: [
      ("", 0, 3, [0, 1, 2]), ("", 5, 2, [5, 6]), ("leek", 0, 2, [0, 3]), ("leek", 3, 9, [9]),
      ("zebra", 0, 0, []), ("leek rank:<80", 0, 1, [3]), ("\"leek soup\"", 0, 1, [0, 3, 6, 9, 0]),
      ("title:soup -\"leek soup\"", 0, 0, [0, 3, 6, 9]), ("missing:rank", 0, 0, []),
    ])
  func looks(query: String, offset: Int, limit: Int, expected: [Int]) async throws {
    let recipes = try await WordIndexedRecipes(
      (0..<10).map { place in
        .sample(
          .sample("a/\(place)", place % 3 == 0 ? "Leek soup" : "Egg", rank: "\(90 - place * 5)"))
      })
    let options = QueryOptions(offset: offset, limit: limit)
    _ = await QueryEvaluator(try RecipeQuery(parsing: query), options, work: .sample)
      .evaluate(over: recipes, reports: [])
    #expect(recipes.takeLooked().sorted() == expected.sorted())
  }

  @Test(
    "an order looks at no more than the page and titles that begin like its first and last",
    arguments: [
      (.time, false, [2]), (.rating, false, [0]), (.source, false, [0]), (.source, true, [5]),
      (.date, false, [4]), (.date, true, [1]), (.title, true, [3, 3]),
      // "Leek soup with cheese" and "Leek soup with cream" begin with the same eleven letters.
      (.title, false, [1, 2, 2]),
    ] as [(SortOrder, Bool, [Int])])
  func orders(sort: SortOrder, isReversed: Bool, expected: [Int]) async throws {
    let titles = [
      "Zebra cake", "Leek soup with cream", "Leek soup with cheese", "豆腐", "Pie", "Tart",
    ]
    let dates = [
      nil, "2019-03", "2019-03-01T10:00:00Z", "2019-03-01 18:30", "2019-03-01T18:30:01", "March",
    ]
    let recipes = try await WordIndexedRecipes(
      titles.enumerated().map { place, title in
        .sample(
          RecipeRecord(
            place == 5 ? "z/5" : "a/\(place)",
            Recipe(
              title: title, ingredients: ["1 egg"], totalMinutes: place == 2 ? 5 : 10,
              published: dates[place])))
      })
    let options = QueryOptions(sort: sort, isReversed: isReversed, limit: 1)
    let evaluator = QueryEvaluator(try RecipeQuery(parsing: ""), options, work: .sample)
    let page = await evaluator.evaluate(over: recipes, reports: []).recipes.map(\.merged.id)
    #expect(recipes.takeLooked().sorted() == expected)
    let unindexed = await evaluator.evaluate(over: recipes.recipes, reports: [])
    #expect(page == unindexed.recipes.map(\.merged.id))
    #expect(page == [recipes.recipes[expected[expected.count - 1]].merged.id])
  }

  @Test("titles that begin alike or are equal stand in one order with an index and without")
  func titles() async throws {
    var random = SeededGenerator(seed: 12)
    let pieces = [
      "apple pie ", "Apple Pie ", "apple-pie", "é", "e\u{301}", "ß", "ss", "борщ", "борь", "豆腐",
      "zzzz",
      "z", " ", "1 ", "10 ", "ö", "oe",
    ]
    let recipes = try await WordIndexedRecipes(
      (0..<120).map { place in
        let title = (0..<Int.random(in: 1...4, using: &random)).map { _ in
          pieces[Int.random(in: pieces.indices, using: &random)]
        }
        return .sample(RecipeRecord("a/\(place)", Recipe(title: title.joined())))
      })
    for offset in stride(from: 0, to: 120, by: 9) {
      for (isReversed, limit) in [(false, 5), (true, 5), (false, 0), (true, 40)] {
        let run = Run(
          text: "",
          options: QueryOptions(
            sort: .title, isReversed: isReversed, offset: offset, limit: limit),
          pantry: nil)
        let found = try await run.result(over: recipes)
        let expected = try await run.result(over: recipes.recipes)
        #expect(found.recipes.map(\.merged.id) == expected.recipes.map(\.merged.id), "\(run)")
      }
    }
  }

  @Test(
    "sorted positions are joined in order",
    arguments: [
      ([], [], []), ([1], [], [1]), ([], [2], [2]),
      ([1, 5, 9], [0, 2, 6, 10], [0, 1, 2, 5, 6, 9, 10]),
      ([4], [1, 2], [1, 2, 4]), ([1, 3, 5], [3], [1, 3, 5]), ([3], [1, 3, 5], [1, 3, 5]),
      ([2, 4], [2, 4], [2, 4]),
    ] as [([UInt32], [UInt32], [Int])])
  func joins(left: [UInt32], right: [UInt32], expected: [Int]) {
    let joined = RecipePositions(left).joined(with: RecipePositions(right))
    #expect(Array(joined) == expected)
    #expect((-1...11).filter { joined.contains($0) } == expected)
  }
}
