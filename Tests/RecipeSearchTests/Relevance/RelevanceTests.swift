import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMerging
@testable import RecipeSearch

struct RelevanceTests {
  private static let pool: [RankedRecipe] = [
    .sample(
      .sample(
        "a/1", "Stew", ingredients: ["leek"] + Array(repeating: "oil", count: 20), rank: "99")),
    .sample(.sample("a/2", "Leek Soup", ingredients: ["stock"], rank: "20")),
    .sample(.sample("a/3", "Leek Tart", ingredients: ["flour"], rank: "10")),
    .sample(.sample("b/4", "Leek Pasta", ingredients: ["flour"])),
    .sample(.sample("b/5", "Bread", ingredients: ["flour"], directions: ["No leek here."])),
  ]

  private func evaluate(
    _ query: String, _ recipes: [RankedRecipe], explains: Bool = true,
    sort: SortOrder = .relevance
  ) async throws -> QueryResult {
    let options = QueryOptions(sort: sort, explains: explains)
    return await QueryEvaluator(try RecipeQuery(parsing: query), options, work: .sample).evaluate(
      over: recipes, reports: [])
  }

  private func score(_ query: String, of title: String) async throws -> RelevanceScore {
    let result = try await evaluate(query, Self.pool)
    let place = try #require(
      result.recipes.firstIndex { $0.merged.recipe.title == title })
    return result.scores[place]
  }

  @Test("a word in the title counts more than in a long list, and rank decides ties")
  func order() async throws {
    let result = try await evaluate("leeks", Self.pool)
    #expect(
      result.recipes.map(\.merged.recipe.title) == ["Leek Soup", "Leek Tart", "Leek Pasta", "Stew"])
  }

  @Test(
    "the best words give 0.65, a title of them 0.15, every term found 0.1, the rank at most 0.1")
  func parts() async throws {
    let best = try await score("leek", of: "Leek Soup")
    // With the space after it the word is half of the title.
    #expect(best.parts.map(\.points).prefix(3) == [650_000, 75_000, 100_000])
    #expect(
      best.parts[0].reason
        == .term(
          "leek", places: [.init(field: "title", count: 1)], recipes: 4, of: 5))
    #expect(best.parts[1].reason == .title(percent: 50))
    #expect(best.parts[2].reason == .share(found: 1, of: 1))
    // The second of three: place 1.5 of 3, drawn by ten average recipes: 6.5 of 13.
    #expect(best.parts[3].reason == .prior(source: "a", percentile: 50, ranked: 3))
    #expect(best.parts[3].points == 50_000)
    #expect(try await score("leek", of: "Leek Pasta").parts.count == 3)
  }

  @Test("a recipe with one of two terms has half of the share")
  func share() async throws {
    let score = try await score("stew OR tart", of: "Stew")
    #expect(score.parts[1].points == 0)
    #expect(score.parts[2].reason == .title(percent: 100))
    #expect(score.parts[3].reason == .wholeTitle && score.parts[3].points == 1_000_000)
    #expect(score.parts[4].reason == .share(found: 1, of: 2))
    #expect(score.parts[4].points == 50_000)
  }

  @Test("what is excluded and what is no word does not count, and a field counts alone")
  func counted() async throws {
    let score = try await score("title:leek ingredients:<5 -zebra", of: "Leek Soup")
    #expect(score.parts.map(\.points) == [650_000, 75_000, 100_000, 50_000])
    #expect(
      score.parts[0].reason
        == .term(
          "title:leek", places: [.init(field: "title", count: 1)], recipes: 3, of: 5))
  }

  @Test("a term is as rare as what it finds, whichever fields count")
  func frequencies() async throws {
    let pool = await RelevancePool(
      Self.pool,
      terms: ["leek", "directions:leek", "source:b", "\"no leek\"", "stew"].compactMap { text in
        guard case .term(let term) = try? RecipeQuery(parsing: text).expression else { return nil }
        return RelevanceTerm(term)
      }, work: .sample)
    #expect(pool.frequencies == [4, 1, 2, 0, 1])
  }

  @Test("a rare word counts more than a common one")
  func rarity() async throws {
    let score = try await score("leek soup", of: "Leek Soup")
    #expect(score.parts[1].points > score.parts[0].points)
  }

  @Test("without words the prior alone is left, and without a rank nothing")
  func withoutWords() async throws {
    let result = try await evaluate("-zebra", Self.pool)
    #expect(result.recipes.first?.merged.recipe.title == "Stew")
    #expect(result.scores.map(\.parts.count) == [1, 1, 1, 0, 0])
  }

  @Test("the parts add up to the score, whatever the query, and the order is that of the scores")
  func sums() async throws {
    var random = SeededGenerator(seed: 8)
    let words = ["leek", "soup", "flour", "title:leek", "oil", "-bread", "(tart OR stew)", "sto*"]
    for _ in 0..<60 {
      let query = (0..<3).compactMap { _ in words.randomElement(using: &random) }
        .joined(separator: Bool.random(using: &random) ? " OR " : " ")
      let result = try await evaluate(query, Self.pool)
      let points = result.scores.map(\.points)
      #expect(points == points.sorted(by: >))
      for score in result.scores {
        #expect(score.points == score.parts.reduce(0) { $0 + $1.points })
        #expect((0...2_000_010).contains(score.points))
      }
    }
  }

  @Test("scores do not depend on the page, on the order shown or on the number of threads")
  func independence() async throws {
    let ranked = try await evaluate("leek OR flour", Self.pool, sort: .rank)
    let relevant = try await evaluate("leek OR flour", Self.pool)
    let byID = { (result: QueryResult) in
      Dictionary(uniqueKeysWithValues: zip(result.recipes.map(\.merged.id), result.scores))
    }
    #expect(byID(ranked) == byID(relevant))
    #expect(ranked.recipes.map(\.merged.id) != relevant.recipes.map(\.merged.id))
  }

  @Test("nobody who did not ask gets scores")
  func unasked() async throws {
    #expect(try await evaluate("leek", Self.pool, explains: false).scores.isEmpty)
  }

  @Test("a rank that only the configuration gives says nothing")
  func defaultRank() {
    let merged = MergedRecipe(single: .sample("a/1", "Plain"))
    let traits = SourceTraits(defaultRank: 80)
    let ranked = RecipeRanker(traits: ["a": traits]).rank([merged])
    #expect(ranked[0].socialRank?.value.value == 80)
    #expect(RelevancePrior.EarnedRank(of: ranked[0]) == nil)
  }
}
