import RecipeMatching
import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeIndex
@testable import RecipeMerging
@testable import RecipeSearch

/// Queries that find what they mean, with an index and without.
struct IndexedMeaningTests {
  private static let expander = QueryExpander(OtherNames(adding: [["Gurke", "cucumber"]]))
  private static let words = [
    "courgette", "zucchini", "Möhre", "Möhren", "moehren", "Huhn", "Hühner", "Huehner", "Ei",
    "Eier",
    "Kürbis", "Kürbissuppe", "Kuerbissalat", "kirsche", "Kirschkuchen", "spring", "onion", "onions",
    "scallion", "scallions", "green", "shrimp", "king", "prawns", "虾仁", "虾", "gurke", "cucumber",
    "lasagne", "Lasagna", "soup", "egg", "eggs", "eggplant",
  ]

  private static func recipes(_ random: inout SeededGenerator, _ count: Int) -> [RankedRecipe] {
    func line(_ most: Int) -> String {
      (0...Int.random(in: 0..<most, using: &random))
        .map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
    }
    let merged = (0..<count).map { place in
      let members = (0...place % 2).map { member in
        RecipeRecord(
          "s\(member)/\(place)",
          Recipe(
            title: line(3), socialRank: place % 3 > 0 ? nil : ExactNumber(Double(place % 5)),
            ingredients: [line(3), line(2)], directions: [line(2)],
            tags: place % 4 == 0 ? [line(1)] : []))
      }
      return MergedRecipe(
        id: "\(place)", recipe: members[0].recipe, members: members, provenance: [])
    }
    return RecipeRanker(traits: [:]).rank(merged)
  }

  @Test(
    "every order and score is the same with an index and without", arguments: [true, false],
    Array<UInt64>(1...3))
  func same(hasPairs: Bool, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let recipes = try await WordIndexedRecipes(
      Self.recipes(&random, 60 * Int(seed)), hasPairs: hasPairs)
    var found = 0
    for number in 0..<80 {
      let words = (0...number % 3).map { _ in Self.words.randomElement(using: &random) ?? "" }
      let fields = ["", "", "", "title:", "ingredient:", "-"]
      let text = words.map { (fields.randomElement(using: &random) ?? "") + $0 }
        .joined(separator: number % 5 == 0 ? " OR " : " ")
      let sort = [SortOrder.best, .relevance, .rank][number % 3]
      let options = QueryOptions(sort: sort, explains: number % 2 == 0)
      let evaluator = QueryEvaluator(
        try RecipeQuery(parsing: text), options, expander: Self.expander, work: .sample)
      let result = await evaluator.evaluate(over: recipes, reports: [])
      let expected = await evaluator.evaluate(over: recipes.recipes, reports: [])
      #expect(result.recipes.map(\.merged.id) == expected.recipes.map(\.merged.id), "\(text)")
      #expect(result.scores == expected.scores, "\(text)")
      found += result.recipes.count
    }
    #expect(found > 500)
  }

  @Test(
    "only short titles are read to tell which consist of the words",
    arguments: [
      ("soup", [0]), ("leek soup", [1]), ("title:leek", []), ("zebra", []),
      ("leek -soup", []), ("ingredient:leek", []),
    ])
  func looks(query: String, expected: [Int]) async throws {
    let titles = ["Soup", "Leek Soup", "Leek Soup with Cream", "Cream of Leek"]
    let recipes = try await WordIndexedRecipes(
      titles.enumerated().map { place, title in
        .sample(.sample("a/\(place)", title, rank: "\(90 - place)"))
      })
    let evaluator = QueryEvaluator(
      try RecipeQuery(parsing: query), QueryOptions(sort: .best, limit: 1), work: .sample)
    let page = await evaluator.evaluate(over: recipes, reports: [])
    // The last ones are those of the page.
    #expect(recipes.takeLooked().dropLast(page.recipes.count).sorted() == expected)
  }
}
