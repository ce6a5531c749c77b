import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMerging
@testable import RecipeIndex
@testable import RecipeSearch

/// Phrases over an index with pairs of frequent words.
struct IndexedPairTests {
  /// Sixty recipes with "olive oil" and similar phrases, some with a rare word.
  private static let recipes: [RankedRecipe] = (0..<60).map { place in
    let lines = [
      ["2 tbsp olive oil", "1 onion"], ["olives in oil", "berries"], ["oil", "olive"],
      ["Olives oil", "2 tbsp butter"], ["extra virgin olive oil", "egg"], ["oil\nolive oil"],
      ["olive  oil"], ["olive-oil"], ["oliveoil"], ["berry olive", "tbsp. of oil"],
    ]
    let title = place == 7 ? "Saffron oil" : place % 2 == 0 ? "Olive soup" : "Oil olive pie"
    return .sample(.sample("a/\(place)", title, ingredients: lines[place % lines.count]))
  }

  @Test(
    "what two words make is told exactly, unless one of them is rare, a number or cut short",
    arguments: [
      ("\"olive oil\"", true), ("\"olives oils\"", true), ("\"oil olive\"", true),
      ("title:\"oil olive\"", true), ("title:\"olive oil\"", true), ("tag:\"olive oil\"", true),
      ("-\"olive oil\"", true), ("\"olive oil\" OR egg", true), ("\"olive oil\" egg", true),
      ("\"berries olive\"", true), ("\"olive pie\"", true), ("\"tbsp olive\"", true),
      ("\"virgin olive oil\"", false), ("\"olive o*\"", false), ("\"saffron oil\"", false),
      ("\"2 tbsp\"", false),
    ])
  func pairs(text: String, isExact: Bool) async throws {
    let recipes = try await WordIndexedRecipes(Self.recipes, hasPairs: true)
    let query = try RecipeQuery(parsing: text)
    let candidates = recipes.candidates(for: query)
    #expect(recipes.isRight(candidates, about: query))
    #expect(candidates.isExact == isExact)
  }

  @Test("a phrase of several words is looked for where every two of them stand together")
  func phrases() async throws {
    let recipes = try await WordIndexedRecipes(Self.recipes, hasPairs: true)
    let query = try RecipeQuery(parsing: "\"virgin olive oil\"")
    let doubtful = Array(recipes.candidates(for: query).doubtful)
    #expect(doubtful == (0..<6).map { $0 * 10 + 4 })
    #expect(recipes.matches(query) == doubtful)
  }

  @Test("a word that is looked up finds no pair, nor does a slip")
  func words() async throws {
    let recipes = try await WordIndexedRecipes(Self.recipes, hasPairs: true)
    for text in ["oliv", "olive", "oliv*", "virg*", "\u{2}olive"] {
      let query = try RecipeQuery(parsing: text)
      #expect(recipes.isRight(recipes.candidates(for: query), about: query), "\(text)")
    }
    guard case .term(let term) = try RecipeQuery(parsing: "olivee").expression,
      let slip = MisspeltWord(term)
    else { throw IndexCorruption() }
    let like = try #require(await recipes.words(like: [slip], work: .sample))
    #expect(like[0].map { String(decoding: $0.bytes, as: UTF8.self) } == ["olive", "olives"])
  }

  @Test("a list of words that is corrupt is noticed")
  func corruption() throws {
    let words = PairedWords([Array("olive".utf8), Array("oil".utf8)])
    let read = try words.bytes.withUnsafeBytes { try PairedWords($0) }
    #expect(read == words)
    #expect(read.place(of: Array("oil".utf8)[...]) == 0)
    #expect(read.place(of: Array("oils".utf8)[...]) == nil)
    for place in words.bytes.indices {
      var bytes = words.bytes
      bytes[place] ^= 1
      #expect(throws: IndexCorruption.self) {
        try bytes.withUnsafeBytes { try PairedWords($0) }
      }
    }
  }
}
