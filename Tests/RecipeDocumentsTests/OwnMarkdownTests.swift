import RecipeCore
import RecipeDocuments
import Testing

@Suite("Markdown as our own export writes it")
struct OwnMarkdownTests {
  @Test(
    "groups that front matter lists are groups, whatever their names",
    arguments: ["Directions", "Ingredients", "Notes:", "Total"])
  func groups(name: String) throws {
    let recipe = try MarkdownSample.recipe(
      """
      ---
      title: "Pie"
      ingredient_groups: [{"name":"\(name)","start":0},{"name":"Top","start":1}]
      ---

      # Pie

      ## Ingredients

      ### \(name)

      - flour

      ### Top

      - apples

      ## Directions

      1. Bake.
      """)
    let heading = name.hasSuffix(":") ? String(name.dropLast()) : name
    #expect(recipe.ingredients == ["flour", "apples"])
    #expect(recipe.ingredientGroups.map(\.name) == [heading, "Top"])
    #expect(recipe.ingredientGroups.map(\.start) == [0, 1])
    #expect(recipe.directions == ["Bake."])
    #expect(recipe.extras.isEmpty)
  }

  @Test("a group may be named as the ingredients are")
  func nestedIngredients() throws {
    let recipe = try MarkdownSample.recipe(
      "# T\n\n## Ingredients\n### Ingredients\n- a\n### Top\n- b\n\n## Steps\n### Ingredients\n1. Cut\n"
    )
    #expect(recipe.ingredients == ["a", "b"])
    #expect(recipe.ingredientGroups.map(\.name) == ["Ingredients", "Top"])
    #expect(recipe.directions == ["Ingredients:", "Cut"])
  }

  @Test(
    "nothing is found in a description that front matter has as well",
    arguments: [RecipeFieldSet.all, .essentials])
  func description(fields: RecipeFieldSet) throws {
    let text = """
      ---
      title: "Pie"
      description: "Serves 4\\nPrep: 10 min\\n\\n#one #two\\n\\nNotes:"
      ---

      # Pie

      Serves 4
      Prep: 10 min

      \\#one #two

      Notes:

      ## Ingredients

      - 1 egg
      """
    let outcome = MarkdownRecipeReader().read(Array(text.utf8), path: "a.md", fields: fields)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.yield == nil)
    #expect(recipe.prepMinutes == nil)
    #expect(recipe.tags.isEmpty)
    #expect(recipe.ingredients == ["1 egg"])
    guard fields == .all else { return }
    #expect(recipe.description == "Serves 4\nPrep: 10 min\n\n#one #two\n\nNotes:")
    #expect(recipe.extras.isEmpty)
  }

  @Test("line ends that are meant, and empty lines between them, stay in a direction")
  func lineEnds() throws {
    let recipe = try MarkdownSample.recipe(
      "# T\n\n## Ingredients\n- a\n\n## Directions\n\n1. One\\\n   two\\\n   \\\n   three\n2. A\u{2029}b\n"
    )
    #expect(recipe.directions == ["One\ntwo\n\nthree", "A\u{2029}b"])
  }
}
