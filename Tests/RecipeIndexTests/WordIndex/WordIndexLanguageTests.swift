import RecipeCore
import TestSupport
import Testing

@testable import RecipeMerging
@testable import RecipeIndex
@testable import RecipeSearch

/// The certain and doubtful recipes for words of several languages.
struct WordIndexLanguageTests {
  private static let recipes: [RankedRecipe] = [
    .sample(.sample("a/0", "Gemüsebrühe", ingredients: ["2 Möhren", "Öl"])),
    .sample(.sample("a/1", "Gemuesebruehe mit Ei", ingredients: ["olive oil", "brown sugar"])),
    .sample(.sample("a/2", "Cherry Pies", ingredients: ["cherries", "oil of olive"])),
    .sample(.sample("a/3", "麻婆豆腐", ingredients: ["500g豆腐", "油"], tags: ["豆", "豆腐 素食"])),
    .sample(.sample("a/4", "番茄炒蛋 egg", ingredients: ["蛋"])),
    .sample(.sample("a/5", "חומוס ביתי", ingredients: ["טחינה", "שמן זית"])),
    .sample(.sample("a/6", "김치찌개", ingredients: ["김치"])),
    .sample(.sample("a/7", "แกงเขียวหวาน", ingredients: ["กะทิ"])),
    .sample(.sample("a/8", "Борщ", ingredients: ["свёкла"])),
    .sample(.sample("a/9", "Glass noodles", ingredients: ["glasses of water", "boxes"])),
  ]

  private static let all = Array(recipes.indices)

  @Test(
    "a word is found in each of its forms, and for sure",
    arguments: [
      ("gemüsebrühe", [0, 1]), ("gemuesebruehe", [0, 1]), ("gemusebruhe", [0]), ("öl", [0]),
      ("oel", [0]), ("möhre*", [0]), ("gem*", [0, 1]), ("cherry", [2]), ("cherries", [2]),
      ("pie", [2]), ("cherri*", [2]), ("cherr", []), ("glass", [9]), ("glasses", [9]),
      ("box", [9]), ("豆腐", [3]), ("豆", [3]), ("腐素", []), ("婆豆", [3]), ("500g*", [3]),
      ("500g", []), ("蛋", [4]), ("חומוס", [5]), ("חומ*", [5]), ("זית", [5]), ("김치", [6]),
      ("борщ", [8]), ("бор*", [8]), ("свёкла", [8]), ("source:a", all),
      ("zebra", []), ("-oil", [0, 3, 4, 5, 6, 7, 8, 9]), ("oil -cherry OR 蛋", [1, 4]),
      ("title:oil", []), ("o*", [0, 1, 2, 9]),
    ])
  func certain(query: String, expected: [Int]) async throws {
    let recipes = try await WordIndexedRecipes(Self.recipes)
    let query = try RecipeQuery(parsing: query)
    #expect(recipes.matches(query) == expected)
    let candidates = recipes.candidates(for: query)
    #expect(Array(candidates.certain) == expected)
    #expect(candidates.isExact)
  }

  @Test(
    "of what stands together only the parts are known, and nothing of other fields",
    arguments: [
      ("\"olive oil\"", [], [1, 2]), ("\"brown sug*\"", [], [1]), ("\"oil sugar\"", [], [1]),
      ("\"cherry oil\"", [], []), ("\"cherries oil\"", [], [2]), ("\"pie oil\"", [], []),
      ("麻婆豆", [], [3]),
      ("炒蛋豆", [], []), ("\"豆腐 素\"", [], [3]), ("\"豆腐 油\"", [], [3]),
      ("\"蛋 egg\"", [], [4]), ("가", [], []), ("찌개", [6], []), ("เขียว", [], [7]),
      ("-\"olive oil\"", [0, 3, 4, 5, 6, 7, 8, 9], [1, 2]),
      ("id:egg", [], all), ("-id:egg", [], all),
      ("sugar id:egg", [], [1]), ("zebra id:egg", [], []),
      ("sugar OR id:egg", [1], [0, 2, 3, 4, 5, 6, 7, 8, 9]),
      ("missing:image OR id:egg", all, []), ("😀", [], all),
      ("https://a.example/b cherry", [], [2]),
    ])
  func doubtful(query: String, certain: [Int], doubtful: [Int]) async throws {
    let recipes = try await WordIndexedRecipes(Self.recipes)
    let query = try RecipeQuery(parsing: query)
    let candidates = recipes.candidates(for: query)
    #expect(recipes.isRight(candidates, about: query))
    #expect(Array(candidates.certain) == certain)
    #expect(Array(candidates.doubtful) == doubtful)
  }
}
