import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMerging
@testable import RecipeIndex
@testable import RecipeSearch

/// Advice over recipes with an index, compared with recipes in memory.
struct IndexedAdviceTests {
  @Test("advice is the same with an index and without", arguments: Array<UInt64>(1...4))
  func advice(seed: UInt64) async throws {
    var random = RandomQueries(seed: 300 + seed)
    let recipes = try await WordIndexedRecipes(random.recipes(30 + Int(seed) * 10))
    var (asked, relaxed, corrected) = (0, 0, 0)
    for number in 0..<250 {
      let query = try RecipeQuery(parsing: random.hopelessQuery())
      guard recipes.matches(query).isEmpty else { continue }
      let pantry = number % 10 == 0 ? Pantry("leek", maximumMissingCount: 0) : nil
      let evaluator = QueryEvaluator(query, QueryOptions(), pantry: pantry, work: .sample)
      let expected = await evaluator.advice(over: recipes.recipes)
      #expect(await evaluator.advice(over: recipes) == expected, "\(query)")
      asked += 1
      relaxed += expected.relaxations.isEmpty ? 0 : 1
      corrected += expected.corrections.isEmpty ? 0 : 1
    }
    #expect(asked > 100 && relaxed > 30 && corrected > 50)
  }

  @Test("advice about nothing at all is the same with an index and without")
  func noRecipes() async throws {
    let recipes = try await WordIndexedRecipes([])
    let evaluator = QueryEvaluator(
      try RecipeQuery(parsing: "leak \"olive oil\""), QueryOptions(), work: .sample)
    let expected = QueryAdvice(relaxations: [], corrections: [], shortage: nil)
    #expect(await evaluator.advice(over: recipes) == expected)
    #expect(await evaluator.advice(over: recipes.recipes) == expected)
  }

  private static let four = [0, 3, 6, 9]

  @Test(
    "only what is doubtful is looked at",
    arguments: [
      // What the corrected query finds is read to be shown.
      ("leak", four), ("leak soop", four), ("leek egg", []), ("leek -soup", []),
      // Twice, as a part of a word is looked for in each recipe to score it.
      ("豆富", four + four),
      ("title:leak (tag:egg OR -source:a)", []), ("leek time:<5 has:image lea*", []),
      // Without "zebra", the phrase alone is left.
      ("\"leek soup\" zebra", [0, 3, 6, 9]),
      // Without "zebra", no recipe has the phrase.
      ("\"egg soup\" zebra", []),
      ("directions:leak zebra", []),
      // Addresses are not indexed, so every recipe is read for the matches of the rest.
      ("url:leak zebra", Array(0..<10)),
    ])
  func looks(query: String, expected: [Int]) async throws {
    let recipes = try await WordIndexedRecipes(
      (0..<10).map { place in
        .sample(.sample("a/\(place)", place % 3 == 0 ? "Leek soup 豆腐" : "Egg"))
      })
    _ = await QueryEvaluator(try RecipeQuery(parsing: query), QueryOptions(), work: .sample)
      .advice(over: recipes)
    #expect(recipes.takeLooked().sorted() == expected.sorted())
  }

  @Test("the words like another are those that recipes have, each with how many have it")
  func likeWords() async throws {
    var random = RandomQueries(seed: 17)
    let some = random.recipes(60)
    let recipes = try await WordIndexedRecipes(
      (0..<1_300).map { some[($0 + $0 / 50) % some.count] })
    var found = 0
    for _ in 0..<25 {
      let text = ["", "title:", "tag:", "author:"][random.number(below: 4)] + random.slip()
      guard case .term(let term) = try RecipeQuery(parsing: text).expression,
        let word = MisspeltWord(term)
      else { continue }
      var counts: [[UInt8]: Int] = [:]
      for recipe in recipes.recipes {
        for other in Self.words(of: word.fields, in: recipe.merged) where word.isLike(other) {
          counts[other, default: 0] += 1
        }
      }
      let known = try #require(await recipes.words(like: [word, word], work: .sample))
      let expected = Set(counts.map { KnownWord(bytes: $0.key, recipeCount: $0.value) })
      #expect(known.map(Set.init) == [expected, expected], "\(text)")
      #expect(known.map(\.count) == [expected.count, expected.count])
      found += expected.count
    }
    #expect(found > 20)
    #expect(recipes.takeLooked().isEmpty)
  }

  @Test("words are looked for in every part of a dictionary")
  func largeDictionary() async throws {
    let words = (0..<9_000).map { "mmm\($0)" }
    let recipes = try await WordIndexedRecipes([
      .sample(.sample("a/1", words.joined(separator: " "))), .sample(.sample("a/2", "mmm1999")),
    ])
    guard case .term(let term) = try RecipeQuery(parsing: "mmm99999").expression,
      let word = MisspeltWord(term)
    else { throw IndexCorruption() }
    let known = try #require(await recipes.words(like: [word], work: .sample))
    let expected = words.filter { word.isLike(Array($0.utf8)) }.sorted()
    #expect(known[0].map { String(decoding: $0.bytes, as: UTF8.self) } == expected)
    #expect(Set(expected).isSuperset(of: ["mmm999", "mmm1999", "mmm8999"]))
    #expect(known[0].filter { $0.recipeCount == 2 }.map(\.bytes) == [Array("mmm1999".utf8)])
  }

  private static func words(of fields: [QueryField], in recipe: MergedRecipe) -> Set<[UInt8]> {
    var folded = FoldedRecipe()
    var words: Set<[UInt8]> = []
    for field in fields { folded.forEachWord(of: field, in: recipe) { words.insert(Array($0)) } }
    return words
  }

  @Test("without an index nothing is known, and no words are like none")
  func unknown() async throws {
    let recipes = try await WordIndexedRecipes([.sample(.sample("a/1", "Leek"))])
    guard case .term(let term) = try RecipeQuery(parsing: "description:leak").expression,
      let word = MisspeltWord(term)
    else { throw IndexCorruption() }
    #expect(await recipes.words(like: [word], work: .sample) == [[]])
    #expect(await recipes.words(like: [], work: .sample) == [])
    #expect(await recipes.recipes.words(like: [word], work: .sample) == nil)
  }
}
