import RecipeCore
import RecipeDocuments
import Testing

@Suite("Headings among directions")
struct DirectionGroupsTests {
  @Test(
    "a line that ends in a colon before a step is a heading, whoever reads it",
    arguments: [
      (["Dough:", "Mix."], [RecipeGroup(name: "Dough", start: 0)]),
      (["Start.", "Sauce：", "Stir."], [RecipeGroup(name: "Sauce", start: 1)]),
      (["", "Dough:", "Mix."], [RecipeGroup(name: "Dough", start: 0)]),
      (["Mix.", "Serve:"], []), (["Bake for 20 min:", "Wait."], []),
      (["Dough:", "Filling:", "Mix."], [RecipeGroup(name: "Filling", start: 1)]),
    ])
  func found(directions: [String], groups: [RecipeGroup]) throws {
    let recipe = try #require(Recipe(title: "x", directions: directions).cleaned())
    #expect(recipe.directionGroups == groups)
    #expect(groups.allSatisfy { recipe.directions[$0.start] == $0.name + ":" })
  }

  @Test("groups that a reader names are kept where they name the text at their start")
  func named() throws {
    let recipe = try #require(
      Recipe(
        title: "x", directions: ["**Step 1: Dough**", "Mix.", "Bake."],
        directionGroups: [
          RecipeGroup(name: "Step 1: Dough", start: 0), RecipeGroup(name: "Oven", start: 2),
          RecipeGroup(name: "Far", start: 9),
        ]
      ).cleaned())
    #expect(recipe.directionGroups == [RecipeGroup(name: "Step 1: Dough", start: 0)])
    #expect(recipe.directions == ["Step 1: Dough:", "Mix.", "Bake."])
  }

  @Test(
    "sections of notes, tools and nutrition are fields, and others are notes with their heading")
  func remarks() throws {
    let recipe = try MarkdownSample.recipe(
      """
      # Soup

      ## Ingredients

      - 2 leeks

      ## Directions

      ### Base

      1. Boil.

      ### Finish

      1. Serve.

      ## Notes

      - Freezes well.
      - Good cold.

      ## Equipment

      - blender

      ## Nutrition

      - Calories: 240 kcal

      ## History

      From my aunt.
      """)
    #expect(recipe.directions == ["Base:", "Boil.", "Finish:", "Serve."])
    #expect(
      recipe.directionGroups == [
        RecipeGroup(name: "Base", start: 0), RecipeGroup(name: "Finish", start: 2),
      ])
    #expect(recipe.notes == ["Freezes well.", "Good cold.", "History: From my aunt."])
    #expect(recipe.tools == ["blender"])
    #expect(recipe.nutrition == [NutritionFact(name: "Calories", text: "240 kcal")])
    #expect(recipe.extras == [])
  }
}
