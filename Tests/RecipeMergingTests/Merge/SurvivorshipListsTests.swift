import RecipeCore
import TestSupport
import Testing

@testable import RecipeMerging

@Suite("The ingredients and directions that survive")
struct SurvivorshipListsTests {
  private func lines(_ count: Int, of word: String) -> [String] {
    (0..<count).map { "\(word) \($0)" }
  }

  private func merge(
    _ ingredients: [[String]], directions: [[String]] = [], weights: [Double] = []
  ) async -> MergedRecipe {
    await .sample(
      ingredients.enumerated().map { index, lines in
        Recipe(
          title: "Pie", ingredients: lines,
          directions: directions.indices.contains(index) ? directions[index] : [])
      }, weights: weights)
  }

  @Test("a list is whole from one member, with its groups")
  func whole() async {
    let recipes = [
      Recipe(title: "Pie", ingredients: ["apple"]),
      Recipe(
        title: "Pie", ingredients: ["apples", "sugar"],
        ingredientGroups: [RecipeGroup(name: "Filling", start: 0)]),
      Recipe(
        title: "Pie", ingredients: ["a", "b", "c"],
        ingredientGroups: [RecipeGroup(name: "All", start: 0)]),
    ]
    let equal = await MergedRecipe.sample(recipes, weights: [1, 1, 0.5])
    #expect(equal.recipe.ingredients == ["apples", "sugar"])
    #expect(equal.recipe.ingredientGroups.map(\.name) == ["Filling"])
    #expect(equal.rule(of: .ingredients) == "of equally trusted ones, the longest")
    #expect(equal.origin(of: .ingredients)?.losers.map(\.member) == [0, 2])
    #expect(equal.rule(of: .ingredientGroups) == "from the record that gives the ingredients")
    let trusted = await MergedRecipe.sample(recipes, weights: [2, 1, 1])
    #expect(trusted.recipe.ingredients == ["apple"])
    #expect(trusted.recipe.ingredientGroups.isEmpty)
  }

  @Test("an empty list never wins, however trusted")
  func empty() async {
    let merged = await merge([[], ["apple"]], weights: [9, 1])
    #expect(merged.recipe.ingredients == ["apple"])
    #expect(merged.rule(of: .ingredients) == "the only one that has one")
  }

  @Test("a list of less than a third of the longest is cut short and never wins by trust")
  func cutShort() async {
    let (short, long) = (lines(3, of: "food"), lines(10, of: "food"))
    let merged = await merge([short, long], weights: [2, 1])
    #expect(merged.recipe.ingredients == long)
    #expect(merged.rule(of: .ingredients) == "whole, as the others are cut short")
    #expect(merged.reasons(of: .ingredients) == ["cut short: 3 of 10 lines"])
    let own = await merge([lines(4, of: "food"), long], weights: [2, 1])
    #expect(own.recipe.ingredients.count == 4)
    #expect(own.rule(of: .ingredients) == "a is trusted more: 2 against 1")
  }

  @Test("a list that comes twice is no longer than the list")
  func doubled() async {
    let list = lines(4, of: "food")
    let merged = await merge([list + list, list])
    #expect(merged.recipe.ingredients == list)
    #expect(merged.rule(of: .ingredients) == "of equally long ones, the one without repeats")
  }

  @Test("directions fit the ingredients when sources are trusted the same")
  func fitting() async {
    let ingredients = [["2 apples"], ["3 apples"], ["4 apples", "sugar"]]
    let directions = [["Bake long."], [], ["Bake."]]
    let merged = await merge(ingredients, directions: directions)
    #expect(merged.recipe.directions == ["Bake."])
    #expect(merged.rule(of: .directions) == "from the record that gives the ingredients")
    let others = await merge(
      [["2 apples", "sugar"], ["3 apples"], ["1 apple"]],
      directions: [[], ["Bake."], ["Bake long."]])
    #expect(others.recipe.directions == ["Bake long."])
    #expect(others.rule(of: .directions) == "of equally trusted ones, the longest")
  }

  @Test("of equally long ingredients those with directions win")
  func withDirections() async {
    let merged = await merge([["apple"], ["apples"]], directions: [[], ["Bake."]])
    #expect(merged.recipe.ingredients == ["apples"])
    #expect(merged.rule(of: .ingredients) == "of equally long ones, the one with directions")
  }

  @Test("directions that only lead elsewhere are none")
  func link() async {
    let merged = await merge(
      [["a"], ["b"]], directions: [["See http://stove.example/pie"], ["Bake."]], weights: [2, 1])
    #expect(merged.recipe.directions == ["Bake."])
    #expect(merged.reasons(of: .directions) == ["made up: it is only a link"])
  }
}
