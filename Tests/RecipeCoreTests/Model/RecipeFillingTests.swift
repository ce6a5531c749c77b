import RecipeCore
import TestSupport
import Testing

/// Filling the fields of a recipe from another version of it.
struct RecipeFillingTests {
  @Test("every field that has no value is filled", arguments: RecipeField.allCases)
  func everyField(field: RecipeField) {
    var recipe = Recipe(title: "A")
    let filled = recipe.fill(from: .full)
    let isFilledAlone = ![.title, .ingredientGroups, .directionGroups, .extras].contains(field)
    #expect(filled.contains(field) == isFilledAlone)
    #expect(recipe.has(field))
    #expect(recipe.title == "A")
  }

  @Test("a value that is there stays, with its groups, and so does a field that is to be kept")
  func keeping() {
    var recipe = Recipe(title: "A", ingredients: ["1 egg"])
    let other = Recipe(
      title: "B", ingredients: ["2 eggs", "milk"],
      ingredientGroups: [RecipeGroup(name: "Cream", start: 1)], tags: ["sweet"], yield: "4",
      extras: [ExtraField(name: "spice", json: "1")])
    #expect(recipe.fill(from: other, besides: [.tags]) == [.yield])
    #expect(recipe.ingredients == ["1 egg"] && recipe.ingredientGroups.isEmpty)
    #expect(recipe.tags.isEmpty && recipe.extras.map(\.name) == ["spice"])
    #expect(recipe.fill(from: other, besides: [.tags]).isEmpty)
  }
}
