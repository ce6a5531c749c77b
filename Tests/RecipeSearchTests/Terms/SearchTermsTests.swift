import RecipeMerging
import RecipeSearch
import TestSupport
import Testing

@Suite("The terms of a collection")
struct SearchTermsTests {
  @Test("count the foods of lines, not their amounts and remarks")
  func foods() {
    let terms = SearchTerms(of: [
      .sample(
        .sample(
          "a/1", "Soup",
          ingredients: ["2 onions, chopped", "salt to taste", "butter plus 1 cup flour"])),
      .sample(
        .sample(
          "a/2", "Tart",
          ingredients: ["1 onion", "1 pinch salt", "1 tsp each flour and nutmeg", "Oil for frying"])
      ),
    ])
    let counts = Dictionary(uniqueKeysWithValues: terms.foods.map { ($0.name, $0.recipes) })
    #expect(
      counts == ["onion": 2, "salt": 2, "flour": 2, "butter": 1, "nutmeg": 1, "oil": 1])
  }

  @Test("count tags and publishers of all recipes, and say of how many the foods are")
  func part() {
    let recipes = (1...5).map { number in
      RankedRecipe.sample(
        .sample("a/\(number)", "Soup \(number)", ingredients: ["\(number) onions"]))
    }
    let all = SearchTerms(of: recipes, foodsOf: 5)
    #expect(all.recipesWithFoods == nil && all.foods.first?.recipes == 5)
    let part = SearchTerms(of: recipes, foodsOf: 2)
    #expect(part.recipesWithFoods == 2 && part.foods.first?.recipes == 2)
    #expect(part.publishers == all.publishers && part.tags == all.tags)
  }
}
