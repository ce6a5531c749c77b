import RecipeCore
import TestSupport
import Testing

@testable import RecipeMerging
@testable import RecipeSearch

/// The evaluator compared with a slow one that shares no code, on a hundred thousand queries.
struct ReferenceQueryTests {
  private static let queriesOfASeed = 12_500

  @Test("both evaluators agree on random queries", arguments: Array<UInt64>(1...8))
  func agrees(seed: UInt64) throws {
    let known = Dictionary(
      uniqueKeysWithValues: RandomQueries.words.map { ($0, ReferenceText($0)) })
    try ReferenceTexts.$known.withValue(known) {
      var random = RandomQueries(seed: seed)
      let recipes = (0..<60).map { index in
        let recipe = random.recipe()
        return (
          fast: RankedRecipe.sample(RecipeRecord("notes/\(index)", recipe)),
          slow: ReferenceRecipe(recipe, source: "notes")
        )
      }
      var found = 0
      for _ in 0..<Self.queriesOfASeed {
        let (query, text) = random.query()
        let recipe = recipes[random.number(below: recipes.count)]
        let isMatch = query.matches(recipe.slow)
        if try RecipeQuery(parsing: text).matches(recipe.fast) != isMatch {
          Issue.record("\(text) on \(recipe.fast.merged.recipe): the reference says \(isMatch)")
          return
        }
        found += isMatch ? 1 : 0
      }
      // Queries that hardly ever match, or nearly always, would not tell the two apart.
      #expect((Self.queriesOfASeed / 5...Self.queriesOfASeed * 4 / 5).contains(found))
    }
  }
}
