import RecipeCore
import TestSupport
import Testing

@testable import RecipeMerging
@testable import RecipeSearch

struct PantryTests {
  private func missing(
    _ lines: [String], with foods: String, most: Int = 9, synonyms: [[String]] = []
  ) async -> [String]? {
    let pantry = Pantry(foods, maximumMissingCount: most, synonyms: synonyms)
    let recipe = RankedRecipe.sample(.sample("a/1", "Dish", ingredients: lines))
    let result = await QueryEvaluator(
      .everything, QueryOptions(sort: .missing), pantry: pantry, work: .sample
    ).evaluate(over: [recipe], reports: [])
    return result.shortfalls.first?.missing
  }

  @Test(
    "a food at hand is found by any of its names, with amounts, kinds and parts",
    arguments: [
      ("2 large eggs, beaten", "eggs"), ("1 cup milk", "Milk"), ("2 courgettes", "zucchini"),
      ("1 zucchini, sliced", "courgettes"), ("2 chicken breasts", "chicken"),
      ("200 g cheddar cheese, grated", "cheddar"), ("1 red onion", "onions"),
      ("juice of 1 lemon", "lemon"), ("3 tbsp extra virgin olive oil", "olive oil"),
      ("1 onion, chopped", "onion"), ("100 g peanut butter", "peanut butter"),
      ("2 tbsp butter or olive oil", "butter"), ("butter or olive oil", "olive oil"),
      ("300 g Zwiebeln", "Zwiebeln"), ("salt and butter", "butter"), ("豆腐 300g", "豆腐"),
    ])
  func atHand(line: String, foods: String) async {
    #expect(await missing([line], with: foods) == [])
  }

  @Test(
    "another food of the same name is missing",
    arguments: [
      ("1 can coconut milk", "milk", "coconut milk"),
      (
        "2 tbsp peanut butter", "butter",
        "peanut butter"
      ),
      ("2 tomatoes", "tomato paste", "tomatoes"), ("1 tsp onion powder", "onion", "onion powder"),
      ("1 l chicken stock", "chicken", "chicken stock"),
      (
        "1 red pepper, diced", "egg",
        "red pepper"
      ),
      ("100 g cream cheese", "cream", "cream cheese"),
      (
        "2 sweet potatoes", "potatoes",
        "sweet potatoes"
      ),
    ])
  func missingFood(line: String, foods: String, name: String) async {
    #expect(await missing([line, "1 \(foods)"], with: foods) == [name])
  }

  @Test("water, salt and pepper are always there, but nobody cooks with them alone")
  func assumed() async {
    let lines = ["1 l water", "salt and pepper", "1 tsp sea salt", "black pepper", "1 egg"]
    #expect(await missing(lines, with: "egg") == [])
    #expect(await missing(["1 l water", "salt"], with: "egg") == nil)
  }

  @Test("a food that is missing twice, or that may be left out, does not count twice, or at all")
  func counted() async {
    let lines = ["1 egg", "2 tbsp cream", "1 tsp cream", "1 bunch dill (optional)"]
    #expect(await missing(lines, with: "egg", most: 1) == ["cream"])
  }

  @Test("a recipe that needs too much, uses nothing at hand or names no foods is left out")
  func leftOut() async {
    #expect(await missing(["1 egg", "flour"], with: "egg", most: 0) == nil)
    #expect(await missing(["flour"], with: "egg") == nil)
    #expect(await missing([], with: "egg") == nil)
  }

  @Test("names of one food from the configuration count")
  func synonyms() async {
    let lines = ["2 brinjals", "1 egg"]
    #expect(
      await missing(lines, with: "egg, aubergine", synonyms: [["brinjal", "aubergine"]]) == [])
  }

  @Test("a list without a food is none", arguments: ["", ",", " , ;", "2 cups"])
  func empty(list: String) {
    #expect(Pantry(list, maximumMissingCount: 0) == nil)
  }

  @Test("those that need least come first, then the higher rank; a query and a page cut them")
  func order() async throws {
    let recipes: [RankedRecipe] = [
      .sample(.sample("a/1", "Cake", ingredients: ["egg", "flour", "cream"], rank: "99")),
      .sample(.sample("a/2", "Crepes", ingredients: ["egg", "flour"], rank: "50")),
      .sample(.sample("a/3", "Omelette", ingredients: ["egg"], rank: "40")),
      .sample(.sample("a/4", "Feast", ingredients: ["egg", "lamb", "rice", "mint"], rank: "98")),
    ]
    func titles(_ query: String, _ options: QueryOptions) async throws -> [String] {
      let pantry = Pantry("eggs, flour", maximumMissingCount: 1)
      let result = await QueryEvaluator(
        try RecipeQuery(parsing: query), options, pantry: pantry, work: .sample
      ).evaluate(over: recipes, reports: [])
      #expect(result.shortfalls.count == result.recipes.count)
      return result.recipes.map(\.merged.recipe.title)
    }
    let options = QueryOptions(sort: .missing)
    #expect(try await titles("", options) == ["Crepes", "Omelette", "Cake"])
    #expect(try await titles("-omelette", options) == ["Crepes", "Cake"])
    #expect(try await titles("", QueryOptions(sort: .rank)) == ["Cake", "Crepes", "Omelette"])
    #expect(try await titles("", QueryOptions(sort: .missing, offset: 1, limit: 1)) == ["Omelette"])
  }
}
