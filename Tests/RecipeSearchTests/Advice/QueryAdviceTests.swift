import RecipeCore
import TestSupport
import Testing

@testable import RecipeMerging
@testable import RecipeSearch

struct QueryAdviceTests {
  private static let recipes: [RankedRecipe] = [
    .sample(.sample("api/1", "Leek Soup", ingredients: ["leeks", "cream"], tags: ["winter"])),
    .sample(.sample("api/2", "Leek Tart", ingredients: ["leeks", "butter"])),
    .sample(.sample("notes/3", "Crème brûlée", ingredients: ["cream", "sugar"])),
    .sample(.sample("notes/4", "Chocolate Cake", ingredients: ["chocolate", "butter"])),
  ]

  private func advice(_ query: String, _ pantry: Pantry? = nil) async throws -> QueryAdvice {
    await QueryEvaluator(
      try RecipeQuery(parsing: query), QueryOptions(), pantry: pantry, work: .sample
    ).advice(over: Self.recipes)
  }

  @Test(
    "the parts of an AND that help are named, the most helpful first",
    arguments: [
      ("leek chocolate", ["leek 1", "chocolate 2"]),
      ("leek -soup -tart", ["leek 2", "-soup 1", "-tart 1"]),
      ("leek zebra", ["zebra 2"]), ("zebra", []), ("zebra quagga", []),
      ("leek (sugar OR zebra)", ["(sugar OR zebra) 2", "leek 1"]),
      ("soup AND (title:tart time:<30)", []), ("leek OR zebra", []),
      ("cream ingredient:(sugar leek)", ["ingredient:sugar 1", "ingredient:leek 1"]),
      ("leek sugar cream butter", []), ("butter has:image", ["has:image 2"]),
    ])
  func relaxations(query: String, expected: [String]) async throws {
    let relaxations = try await advice(query).relaxations.map { "\($0.part) \($0.count)" }
    #expect(relaxations.sorted() == expected.sorted())
    let counts = try await advice(query).relaxations.map(\.count)
    #expect(counts == counts.sorted(by: >))
  }

  @Test("no more than three parts are named")
  func threeParts() async throws {
    #expect(try await advice("leek cream -soup tag:winter title:leek -tart").relaxations.count <= 3)
  }

  @Test(
    "a word that is nowhere is corrected by one of the collection",
    arguments: [
      ("leak", ["leek"]), ("choclate", ["chocolate"]), ("brule", ["brulee"]), ("leek", []),
      ("soop tarrt", ["soup", "tart"]), ("xyzzy", []), ("-leak", []), ("lea*", []),
      ("title:chocolat", ["chocolate"]), ("title:butterr", []), ("tag:wintre", ["winter"]),
      ("source:nots", ["notes"]), ("\"leak soop\"", []), ("(leak OR zebra)", ["leek"]),
    ])
  func corrections(query: String, expected: [String]) async throws {
    #expect(try await advice(query).corrections.map(\.nearest) == expected)
  }

  @Test(
    "a word of one or two letters is not corrected, and of six letters only one",
    arguments: [
      ("le", []), ("so", []), ("lee", ["leek"]), ("suop", ["soup"]), ("butxyr", []),
      ("buttex", ["butter"]), ("chooclade", ["chocolate"]),
    ])
  func shortWords(query: String, expected: [String]) async throws {
    #expect(try await advice(query).corrections.map(\.nearest) == expected)
  }

  @Test(
    "what the corrected query finds is shown",
    arguments: [
      ("choclate", ["Chocolate Cake"]), ("soop leak", ["Leek Soup"]),
      ("leak", ["Leek Soup", "Leek Tart"]),
      ("leak zebra", nil), ("leek", nil), ("leak -soup", ["Leek Tart"]),
    ] as [(String, [String]?)])
  func outcomes(query: String, titles: [String]?) async throws {
    let outcome = try await advice(query).outcome
    #expect(outcome?.titles.sorted() == titles)
    #expect(outcome?.count == titles?.count)
  }

  @Test(
    "of equally near words that which most recipes have is named, however often these have it",
    arguments: [
      (["rise", "rice", "rice"], "rice"), (["rise", "rice"], "rice"), (["rise"], "rise"),
      (["rice", "rise", "Reis", "rise"], "rise"),
    ])
  func frequency(words: [String], expected: String) async throws {
    let recipes: [RankedRecipe] = words.enumerated().map { place, word in
      let times = word == words[0] ? 5 : 1
      let lines = Array(repeating: "\(word) \(word)", count: times)
      return .sample(.sample("a/\(place)", word, ingredients: lines, tags: lines))
    }
    let query = try RecipeQuery(parsing: "rive")
    let advice = await QueryEvaluator(query, QueryOptions(), work: .sample).advice(over: recipes)
    #expect(advice.corrections.map(\.nearest) == [expected])
  }

  @Test(
    "a word with umlauts is named in the spelling that is nearer",
    arguments: [("brruhe", "bruhe"), ("brruehe", "bruehe"), ("brrühe", "bruhe")])
  func umlauts(word: String, expected: String) async throws {
    let recipes: [RankedRecipe] = [.sample(.sample("a/1", "Brühe"))]
    let query = try RecipeQuery(parsing: word)
    let advice = await QueryEvaluator(query, QueryOptions(), work: .sample).advice(over: recipes)
    #expect(advice.corrections.map(\.nearest) == [expected])
  }

  @Test("what would be found if more foods were missing")
  func shortage() async throws {
    let pantry = Pantry("leeks", maximumMissingCount: 0)
    let advice = try await advice("", pantry)
    #expect(advice.shortage?.maximumMissingCount == 1)
    #expect(advice.shortage?.count == 2)
    #expect(try await self.advice("zebra", pantry).shortage == nil)
    #expect(try await self.advice("zebra").shortage == nil)
  }
}
