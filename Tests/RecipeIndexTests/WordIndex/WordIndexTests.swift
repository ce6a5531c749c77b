import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMerging
@testable import RecipeIndex
@testable import RecipeSearch

/// The candidates of queries by the index, compared with reading every recipe.
struct WordIndexTests {
  /// Numbers of recipes around multiples of the 64 bits of a word.
  private static let counts = [0, 1, 20, 63, 64, 30, 65, 33]

  @Test("the candidates of random queries are those that match", arguments: Array<UInt64>(1...16))
  func random(seed: UInt64) async throws {
    var random = RandomQueries(seed: 100 + seed)
    let recipes = try await WordIndexedRecipes(
      random.recipes(Self.counts[Int(seed) % 8]), hasPairs: seed % 3 > 0)
    var exact = 0
    for _ in 0..<300 {
      let text = random.query().text
      let query = try RecipeQuery(parsing: text)
      let candidates = recipes.candidates(for: query)
      exact += candidates.isExact ? 1 : 0
      guard recipes.isRight(candidates, about: query) else {
        Issue.record("\(text): \(candidates) but \(recipes.matches(query))")
        return
      }
    }
    #expect(exact > 150)
  }

  @Test("words, numbers and what is known are told exactly, however they are joined")
  func exact() async throws {
    var random = RandomQueries(seed: 7)
    let recipes = try await WordIndexedRecipes(random.recipes(100))
    let fields = ["", "title:", "ingredient:", "tag:", "publisher:", "author:", "source:", "lang:"]
    let inexact: Set = ["one-pot", "麻婆豆腐", "番茄炒蛋"]
    for word in RandomQueries.words where !inexact.contains(word) {
      for field in fields {
        for text in ["\(field)\(word)", "-(\(field)\(word) has:tags) OR time:<40"] {
          let query = try RecipeQuery(parsing: text)
          let candidates = recipes.candidates(for: query)
          #expect(candidates.isExact, "\(text)")
          #expect(recipes.isRight(candidates, about: query), "\(text)")
        }
      }
    }
  }

  @Test("what is known, and each number, is told exactly")
  func numbers() async throws {
    var random = RandomQueries(seed: 3)
    let recipes = try await WordIndexedRecipes(random.recipes(70))
    let presences = QueryPresence.allCases.flatMap { ["has:\($0.names[0])", "no:\($0.names[0])"] }
    let numbers = ["time", "prep", "cook", "rank", "rating", "votes", "servings"].flatMap { name in
      ["<30", "<=30", "30", ">30", ">=30", "10..50", "..4", "4..", "0"].map { "\(name):\($0)" }
    }
    let counts = ["ingredients", "steps", "tags", "sources"].flatMap { ["\($0):<2", "\($0):>=2"] }
    let dates = ["published:2017", "published:<2018", "published:>=2016-04", "year:2015..2017"]
    for text in presences + numbers + counts + dates {
      let query = try RecipeQuery(parsing: text)
      #expect(recipes.candidates(for: query).isExact, "\(text)")
      #expect(Array(recipes.candidates(for: query).certain) == recipes.matches(query), "\(text)")
    }
  }

  @Test(
    "the index puts recipes in order by time and rating, and only those on the page are looked at",
    arguments: [SortOrder.time, .rating], [false, true])
  func order(sort: SortOrder, isReversed: Bool) async throws {
    var random = RandomQueries(seed: 12)
    let recipes = try await WordIndexedRecipes(random.recipes(120))
    _ = recipes.takeLooked()
    let query = try RecipeQuery(parsing: "has:ingredients")
    let options = QueryOptions(sort: sort, isReversed: isReversed, offset: 2, limit: 30)
    let evaluator = QueryEvaluator(query, options, work: .sample)
    let found = await evaluator.evaluate(over: recipes, reports: [])
    #expect(recipes.takeLooked().count == found.recipes.count)
    let expected = await evaluator.evaluate(over: recipes.recipes, reports: [])
    #expect(found.recipes.map(\.merged.id) == expected.recipes.map(\.merged.id))
    #expect(found.recipes.count == 30)
  }

  @Test("an index of several parts is one")
  func parts() async throws {
    var random = RandomQueries(seed: 5)
    let some = random.recipes(90)
    let recipes = try await WordIndexedRecipes(
      (0..<2_600).map { index in
        index % 83 == 5
          ? .sample(.sample("rare/\(index)", "Rare \(index / 700)", rank: "\(index % 90)"))
          : some[index % some.count]
      })
    let queries = [
      "rare", "title:rare 2", "leek", "leek -source:api", "c*", "rank:>40", "missing:image",
      "番茄", "source:rare OR has:time", "\"olive oil\"",
    ]
    for text in queries {
      let query = try RecipeQuery(parsing: text)
      #expect(!recipes.candidates(for: query).certain.isEmpty || text.contains("\""), "\(text)")
      #expect(recipes.isRight(recipes.candidates(for: query), about: query), "\(text)")
    }
  }

  @Test("the bytes do not depend on how the work is shared out")
  func threads() async throws {
    var random = RandomQueries(seed: 6)
    let some = random.recipes(40)
    let recipes = (0..<4_200).map { some[($0 * 7 + $0 / 50) % some.count] }
    let one = try await WordIndexedRecipes(recipes, ParallelMap(parallelism: 1), hasPairs: true)
    for threads in [2, 8] {
      let work = ParallelMap(parallelism: threads)
      #expect(try await WordIndexedRecipes(recipes, work, hasPairs: true).bytes == one.bytes)
    }
    // Each part of the index has its own words and pairs, and nothing of those before it.
    for text in ["\"olive oil\"", "\"leek soup\"", "title:\"leek soup\"", "soup -\"olive oil\""] {
      let query = try RecipeQuery(parsing: text)
      #expect(one.isRight(one.candidates(for: query), about: query), "\(text)")
    }
  }

  @Test("every recipe is asked for once to be indexed")
  func visits() async throws {
    var random = RandomQueries(seed: 6)
    let recipes = try await WordIndexedRecipes(random.recipes(50))
    _ = await WordIndexBuilder(work: .sample).bytes(of: recipes)
    #expect(recipes.takeLooked().sorted() == Array(0..<50))
  }

  @Test("an index may stand anywhere in other bytes")
  func place() async throws {
    let bytes = await WordIndexBuilder(work: .sample).bytes(
      of: [.sample(.sample("a/1", "Leek")), .sample(.sample("a/2", "Egg"))])
    let index = try WordIndex(SharedBytes([1, 2, 3] + bytes + [4]), 3..<3 + bytes.count)
    #expect(index.recipeCount == 2)
    let candidates = try index.candidates(for: try RecipeQuery(parsing: "egg"))
    #expect(candidates == .certain(RecipePositions([1])))
    #expect(throws: IndexCorruption.self) {
      try WordIndex(SharedBytes(bytes), 0..<bytes.count + 1)
    }
    #expect(throws: IndexCorruption.self) {
      try WordIndex(SharedBytes(bytes), 3..<bytes.count - 3)
    }
  }
}
