import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMerging
@testable import RecipeIndex
@testable import RecipeSearch

/// Scores over recipes with an index, compared with recipes in memory.
struct IndexedRelevanceTests {
  private static let explained = QueryOptions(sort: .relevance, explains: true)

  /// Returns recipes of three sources, with ranks of their own, ranks from ratings, or none.
  private static func ranked(_ random: inout RandomQueries, _ count: Int) -> [RankedRecipe] {
    let merged = random.recipes(count).enumerated().map { place, recipe in
      place % 5 == 0
        ? MergedRecipe(single: RecipeRecord("web/\(place)", recipe.merged.recipe)) : recipe.merged
    }
    return RecipeRanker(traits: [
      "api": SourceTraits(rankOrigin: .rating), "web": SourceTraits(defaultRank: 40),
    ]).rank(merged)
  }

  @Test("scores are the same with an index and without", arguments: Array<UInt64>(1...4))
  func scores(seed: UInt64) async throws {
    var random = RandomQueries(seed: 400 + seed)
    let recipes = try await WordIndexedRecipes(Self.ranked(&random, 20 + 25 * Int(seed)))
    var found = 0
    for number in 0..<60 {
      let text = (0...number % 3).map { _ in random.query().text }.joined(separator: " OR ")
      let query = try RecipeQuery(parsing: text)
      let evaluator = QueryEvaluator(query, Self.explained, work: .sample)
      let result = await evaluator.evaluate(over: recipes, reports: [])
      let expected = await evaluator.evaluate(over: recipes.recipes, reports: [])
      #expect(result.recipes.map(\.merged.id) == expected.recipes.map(\.merged.id), "\(text)")
      #expect(result.scores == expected.scores, "\(text)")
      found += result.scores.count
    }
    #expect(found > 100)
  }

  @Test(
    "the statistics are those of all recipes, however many parts the index was made of",
    arguments: [
      (0, []), (1, ["api"]), (90, ["api", "notes", "web"]), (2_300, ["api", "notes", "web"]),
    ])
  func statistics(count: Int, sources: [String]) async throws {
    var random = RandomQueries(seed: 41)
    let some = Self.ranked(&random, 90)
    let recipes = try await WordIndexedRecipes((0..<count).map { some[$0 % some.count] })
    var tally = StatisticsTally()
    for recipe in recipes.recipes { tally.add(recipe) }
    let statistics = try #require(recipes.statistics())
    #expect(statistics == tally.statistics)
    #expect(statistics.ranks.keys.sorted() == sources)
    #expect(recipes.recipes.statistics() == nil)
  }

  @Test(
    "only the page is looked at, unless a term may be where the index cannot tell",
    arguments: [
      ("leek", 1, [0]), ("zebra", 0, []), ("title:soup -source:b", 0, four),
      // The titles are short enough to consist of two words of a query.
      ("egg OR leek", 2, all + [1, 2]), ("leek* OR eggs", 1, all + [1]),
      ("leek directions:x", 0, []),
      // Read for the query, its places, the frequency of the phrase, its score, and the page.
      ("\"leek soup\"", 1, four + four + four + four + four + four + [0]),
      // No recipe has both parts, so nothing is found; the phrase is still counted.
      ("\"leek soup\" zebra", 0, four),
      ("leek -directions:x", 0, four), ("leek -id:x", 0, four + four),
    ])
  func looks(query: String, limit: Int, expected: [Int]) async throws {
    let recipes = try await WordIndexedRecipes(
      (0..<10).map { place in
        .sample(
          .sample("a/\(place)", place % 3 == 0 ? "Leek soup" : "Egg", rank: "\(90 - place * 5)"))
      })
    let options = QueryOptions(sort: .relevance, limit: limit, explains: true)
    _ = await QueryEvaluator(try RecipeQuery(parsing: query), options, work: .sample)
      .evaluate(over: recipes, reports: [])
    #expect(recipes.takeLooked().sorted() == expected.sorted())
  }

  private static let four = [0, 3, 6, 9]
  private static let all = Array(0..<10)

  @Test("scores are the same in however many parts recipes are asked about", arguments: [3, 4, 5])
  func parts(seed: UInt64) async throws {
    var random = RandomQueries(seed: seed)
    let recipes = try await WordIndexedRecipes(Self.ranked(&random, 90))
    let work = ParallelMap(parallelism: 40)
    let terms = try ["leek", "egg*", "title:o*", "brühe"].compactMap { text -> RelevanceTerm? in
      guard case .term(let term) = try RecipeQuery(parsing: text).expression else { return nil }
      return RelevanceTerm(term)
    }
    let pool = await RelevancePool(recipes, terms: terms, work: work)
    let positions = RecipePositions((0..<90).filter { $0 % 4 != 1 })
    var points: [[Int]] = []
    var scores: [[RelevanceScore]] = []
    for (asked, size) in [(recipes as any RankedRecipes, 1), (recipes, 7), (recipes, 8_192)]
      + [(recipes.recipes, 1)]
    {
      let reader = RelevanceReader(
        terms: terms, prior: pool.prior, work: work, smallestPart: size)
      let facts = await reader.facts(of: positions, in: asked)
      if size < 10, asked is WordIndexedRecipes { #expect(facts.count > 5) }
      let made = await RelevanceScores(
        terms, facts.map { RelevancePart(terms, $0, pool) }, pool, work: work)
      points.append(made.points)
      scores.append(positions.indices.map { made[$0] })
    }
    #expect(Set(points).count == 1 && Set(scores).count == 1)
    #expect(scores[0].map(\.points) == points[0] && points[0].contains { $0 > 0 })
  }

  @Test("a word that stands very often counts as often as is counted, with an index and without")
  func veryOften() async throws {
    let often = String(repeating: "egg ", count: 70_000)
    let recipes = try await WordIndexedRecipes([
      .sample(.sample("a/1", "Pie", ingredients: [often, "2 eggs"])),
      .sample(.sample("a/2", "Tart", ingredients: ["1 egg"])),
    ])
    let evaluator = QueryEvaluator(try RecipeQuery(parsing: "egg"), Self.explained, work: .sample)
    let result = await evaluator.evaluate(over: recipes, reports: [])
    #expect(result.scores == (await evaluator.evaluate(over: recipes.recipes, reports: [])).scores)
    guard case .term(_, _, let places, _, _) = result.scores.first?.parts.first?.reason else {
      throw IndexCorruption()
    }
    #expect(places.map(\.count) == [Int(RelevanceTerm.maximumFrequency)])
  }

  @Test(
    "words that a query finds at once are added up, and where they may not be the recipe is looked at",
    arguments: [
      // One line has both words, or only one of them.
      (["Egg and eggs"], "egg", 2, false), (["Egg pie"], "egg", 1, false),
      (["Egg, egg, egg"], "egg", 3, false), (["Eggplant egg"], "egg*", 2, false),
      // Titles have the same meaning: the one with most counts.
      (["Egg pie", "Egg tart"], "egg", 1, false), (["Egg egg pie", "Egg tart"], "egg", 2, false),
      (["Egg pie", "Eggs pie"], "egg", 1, true), (["Egg pie", "Eggs egg pie"], "egg", 2, true),
      // One line in two spellings.
      (["Klare Brühe"], "brühe", 1, false),
      (["Klare Brühe"], "bruehe", 1, false),
      (["Brühe egg eggs"], "egg", 2, true), (["Brühe egg egg"], "egg", 2, false),
    ])
  func several(titles: [String], query: String, times: Int, isLookedAt: Bool) async throws {
    let members = titles.enumerated().map { RecipeRecord.sample("s\($0.offset)/1", $0.element) }
    let recipes = try await WordIndexedRecipes([
      RankedRecipe(
        merged: MergedRecipe(
          id: "1", recipe: members[0].recipe, members: members, provenance: []),
        socialRank: nil)
    ])
    let evaluator = QueryEvaluator(
      try RecipeQuery(parsing: query), Self.explained, work: .sample)
    let result = await evaluator.evaluate(over: recipes, reports: [])
    #expect(recipes.takeLooked() == (isLookedAt ? [0, 0] : [0]))
    #expect(result.scores == (await evaluator.evaluate(over: recipes.recipes, reports: [])).scores)
    guard case .term(_, _, let places, _, _) = result.scores.first?.parts.first?.reason else {
      throw IndexCorruption()
    }
    #expect(places.map(\.count) == [times])
  }

  @Test(
    "several words of lines with umlauts are added up, unless one may be an umlaut spelt out",
    arguments: [
      (["1 l Brühe", "2 eggs", "1 egg"], "egg", false),
      (["1 l Brühe mit Kartoffel", "Kartoffeln"], "kartoffel*", false),
      (["1 l Brühe", "Brühen"], "bruh*", false), (["1 l Brühe", "Brühen"], "brue*", true),
      (["1 l bruehe", "bruehen"], "brue*", false),
    ])
  func umlauts(lines: [String], query: String, isLookedAt: Bool) async throws {
    let recipes = try await WordIndexedRecipes([
      .sample(.sample("a/1", "Suppe", ingredients: lines))
    ])
    let evaluator = QueryEvaluator(
      try RecipeQuery(parsing: query), Self.explained, work: .sample)
    let result = await evaluator.evaluate(over: recipes, reports: [])
    #expect(recipes.takeLooked() == (isLookedAt ? [0, 0] : [0]))
    #expect(result.scores == (await evaluator.evaluate(over: recipes.recipes, reports: [])).scores)
    #expect(!result.scores.isEmpty)
  }
}
