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
      (["Day 1:", "Mix."], [RecipeGroup(name: "Day 1", start: 0)]),
      (["Assemble 2 layers:", "Stack."], [RecipeGroup(name: "Assemble 2 layers", start: 0)]),
      (["Part 2: filling:", "Stir."], [RecipeGroup(name: "Part 2: filling", start: 0)]),
      (["Add 200 g flour:", "Mix."], []), (["Stir in 2 tbsp oil:", "Mix."], []),
      (["Heat the oven to 180:", "Bake."], []), (["2 eggs:", "Beat."], []),
      (["Bake. Turn at step 2:", "Wait."], []),
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
    "a heading with a number is a heading in every format, and no step",
    arguments: [
      ("a.md", "# T\n\n## Steps\n### Day 1\n1. Mix.\n\n### Day 2\n1. Bake.\n"),
      ("a.md", "# T\n\n## Steps\n**Day 1**\n\n1. Mix.\n\n**Day 2**\n\n1. Bake.\n"),
      ("a.cook", "== Day 1 ==\n\nMix.\n\n== Day 2 ==\n\nBake.\n"),
      ("a.json", #"{"title": "T", "directions": ["Day 1:", "Mix.", "Day 2:", "Bake."]}"#),
      (
        "a.json",
        #"""
        {"title": "T", "ingredients": ["1 egg"], "directions": [
          {"section": "Day 1", "steps": ["Mix."]}, {"section": "Day 2", "steps": ["Bake."]}]}
        """#
      ),
      (
        "a.json",
        #"""
        {"@context": "https://schema.org", "@type": "Recipe", "name": "T", "recipeInstructions": [
          {"@type": "HowToSection", "name": "Day 1", "itemListElement": ["Mix."]},
          {"@type": "HowToSection", "name": "Day 2", "itemListElement": ["Bake."]}]}
        """#
      ),
    ])
  func numbers(path: String, text: String) throws {
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.directions == ["Day 1:", "Mix.", "Day 2:", "Bake."])
    #expect(
      recipe.directionGroups == [
        RecipeGroup(name: "Day 1", start: 0), RecipeGroup(name: "Day 2", start: 2),
      ])
  }

  @Test("what Markdown marks as a heading is one, whatever it reads like, and others are found")
  func marked() throws {
    let recipe = try MarkdownSample.recipe(
      """
      # T

      ## Ingredients
      - 1 egg

      ## Steps
      ### Bake 20 minutes

      1. Bake.
      2. For the glaze:
      3. Stir.
      """)
    #expect(
      recipe.directionGroups == [
        RecipeGroup(name: "Bake 20 minutes", start: 0),
        RecipeGroup(name: "For the glaze", start: 2),
      ])
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
