import RecipeCore
import RecipeDocuments
import Testing

@Suite("Phrases of Markdown recipes")
struct MarkdownPhrasesTests {
  private static let parts = "\n\n## Ingredients\n- leek\n\n## Method\n1. Boil\n"

  @Test(
    "facts stand beside one another with commas, dashes, dots or nothing between them",
    arguments: [
      "*Serves 4 · 30 mins*", "> Für 4 Personen – ca. 30 Min.", "Tid: 30 min. Portioner: 4",
      "Czas całkowity: 30 min, Porcje: 4", "Serves: 4 Total time: 30 minutes",
      "servings:: 4\ntime:: 30 min",
      "4 servings, 30 minutes", "Serves 4. Ready in 30 minutes.", "Time: 30 min (serves 4)",
      "Time: 30 minutes, serves 4", "Serves 4 - 30 minutes", "4 Portionen / 30 Min.",
      "**Serves:** 4; **Time:** 0:30",
    ])
  func facts(line: String) throws {
    let recipe = try MarkdownSample.recipe("# Soup\n\n\(line)\(Self.parts)")
    #expect(recipe.yield?.hasPrefix("4") == true)
    #expect(recipe.totalMinutes == 30)
    #expect(recipe.description == nil)
  }

  @Test(
    "how much a recipe makes is said without the sentence around it",
    arguments: [
      ("Serves 2.", "2"), ("(makes about 20 servings)", "20 servings"),
      ("One portion is enough for 2 people.", "2 people"),
      (
        "Approximately 12 servings",
        "Approximately 12 servings"
      ), ("Makes 2 cakes (8 inch)", "2 cakes (8 inch)"),
    ])
  func yields(line: String, yield: String) throws {
    #expect(try MarkdownSample.recipe("# S\n\n\(line)\(Self.parts)").yield == yield)
  }

  @Test(
    "a time with a label is that time or none, never the total or a part of another",
    arguments: [
      ("Prep: 45 min · Bake: 10 min · Proof: 1 h 15", 45, 10, 75),
      ("Active time: 10 minutes | Chill: 2 hours", 10, nil, 120),
      ("Active time: 10 minutes. Chill: 2 hours.", 10, nil, 120),
      ("Active time: 10 minutes. Smoke: 2 hours.", 10, nil, nil),
      ("Prep: 1 hr. 30 min. · Smoke: 2 hours", 90, nil, nil),
    ] as [(String, Int, Int?, Int?)])
  func labelledTimes(line: String, prep: Int, cook: Int?, wait: Int?) throws {
    let recipe = try MarkdownSample.recipe("# Soup\n\n\(line)\(Self.parts)")
    #expect(recipe.prepMinutes?.upper == prep)
    #expect(recipe.cookMinutes?.upper == cook)
    #expect(recipe.waitMinutes?.upper == wait)
    #expect(recipe.totalMinutes == nil)
  }

  @Test("a table of foods and amounts needs no heading if the directions have one")
  func unnamedTable() throws {
    let recipe = try MarkdownSample.recipe(
      """
      # Rye

      | Flour | Weight |
      |---|---|
      | Rye flour | 300 g |
      | Water | 375 g |

      ## Steps

      1. Mix everything well.
      """)
    #expect(recipe.ingredients == ["300 g Rye flour", "375 g Water"])
    #expect(recipe.directions == ["Mix everything well."])
  }

  @Test("a title with two colons is no fact")
  func titlesOfBooks() throws {
    let recipe = try MarkdownSample.recipe("# S\n\nSource: Soups: A Life: 100 leeks\(Self.parts)")
    #expect(recipe.publisher == "Soups: A Life: 100 leeks")
    #expect(recipe.yield == nil)
  }

  @Test(
    "ingredients and directions may follow their label, or a bare word",
    arguments: [
      "**Ingredients:** 2 leeks, 1,5 l water\n\n**Method:** Wash and boil.",
      "Ingredients: 2 leeks\n1,5 l water\n\nDirections: Wash and boil.",
      "Ingredients\n* 2 leeks\n* 1,5 l water\n\nInstructions\n1. Wash and boil.",
      "Ingredients\n\n2 leeks\n1,5 l water\n\nDirections\n\nWash and boil.",
      "**材料**：2 leeks，1,5 l water\n\n**步骤**：Wash and boil.",
      "<h2>Ingredients</h2>\n\n- 2 leeks\n- 1,5 l water\n\n<h2>Method</h2>\n\nWash and boil.",
    ])
  func labels(body: String) throws {
    let recipe = try MarkdownSample.recipe("# Soup\n\n\(body)\n")
    #expect(recipe.ingredients == ["2 leeks", "1,5 l water"])
    #expect(recipe.directions == ["Wash and boil."])
  }

  @Test("a label with a time is a time, and a step with a label is a step")
  func labelsOfTimes() throws {
    let recipe = try MarkdownSample.recipe(
      "# S\n\nPreparation: 20 min\n\n## Ingredients\n- leek\n\n## Steps\n\nPreparation: wash.\n")
    #expect(recipe.prepMinutes == 20)
    #expect(recipe.directions == ["Preparation: wash."])
  }

  @Test(
    "steps are numbered in many ways, or are sentences in lines of their own",
    arguments: [
      "1、Wash.\n2、Boil.", "① Wash.\n② Boil.", "Step 1: Wash.\nStep 2: Boil.",
      "**1.** Wash.\n\n**2.** Boil.", "**Step 1:** Wash.\n\n**Step 2:** Boil.", "Wash.\nBoil.",
      "| Step | Action |\n|---|---|\n| 1 | Wash. |\n| 2 | Boil. |", "1) Wash.\n2) Boil.",
    ])
  func steps(text: String) throws {
    let recipe = try MarkdownSample.recipe("# S\n\n## Ingredients\n- leek\n\n## Steps\n\n\(text)\n")
    #expect(recipe.directions == ["Wash.", "Boil."])
  }

  @Test("a line of a paragraph that is no sentence belongs to the step, and amounts are no numbers")
  func proseSteps() throws {
    let recipe = try MarkdownSample.recipe(
      "# S\n\n## Ingredients\n- leek\n\n## Steps\n\nWash and\nboil.\n\n1.5 l water is enough.\n")
    #expect(recipe.directions == ["Wash and boil.", "1.5 l water is enough."])
  }

  @Test(
    "where a recipe comes from may close it",
    arguments: [
      "*Adapted from [Soups](https://a.example/x).*", "Recipe from https://a.example/x",
      "Source: [Soups](https://a.example/x)",
    ])
  func credits(line: String) throws {
    let recipe = try MarkdownSample.recipe("# S\(Self.parts)\n\(line)\n")
    #expect(recipe.sourceURL == "https://a.example/x")
    #expect(recipe.directions == ["Boil"])
  }

  @Test("parts whose names say nothing are groups when no heading names the ingredients")
  func unnamedParts() throws {
    let recipe = try MarkdownSample.recipe(
      "# Cake\n\n## Wet\n- 2 eggs\n\n## Dry\n- 1 cup flour\n\n## Directions\n1. Mix\n")
    #expect(recipe.ingredients == ["2 eggs", "1 cup flour"])
    #expect(recipe.ingredientGroups.map(\.name) == ["Wet", "Dry"])
  }

  @Test("front matter may hold the recipe in a map, with lists as Markdown or steps as objects")
  func nestedFrontMatter() throws {
    let nested = try MarkdownSample.recipe(
      "---\ntitle: Oats\nrecipe:\n  servings: 6\n  ingredients_markdown: |-\n    * 3 cups oats\n    * honey\n  directions_markdown: |-\n    1. Mix.\n    2. Bake.\n---\n"
    )
    #expect(nested.yield == "6")
    #expect(nested.ingredients == ["3 cups oats", "honey"])
    #expect(nested.directions == ["Mix.", "Bake."])
    let objects = try MarkdownSample.recipe(
      "---\ntitle: Oats\nurl: /oats/\nfeatured_image: oats.jpg\nrecipeIngredient: [oats]\nrecipeInstructions:\n  - \"@type\": HowToStep\n    text: Mix.\n---\n"
    )
    #expect(objects.directions == ["Mix."])
    #expect(objects.publisher == nil)
    #expect(objects.imageURL == "oats.jpg")
  }

  @Test("a heading with a number in brackets above a list of ingredients is a group")
  func headingsWithBrackets() throws {
    let recipe = try MarkdownSample.recipe(
      "# S\n\n## Ingredients\n- Filling (for 2 cakes):\n- 1 leek\n- 2 (14 oz) cans of:\n")
    #expect(recipe.ingredientGroups == [RecipeGroup(name: "Filling (for 2 cakes)", start: 0)])
    #expect(recipe.ingredients == ["1 leek", "2 (14 oz) cans of:"])
  }

  @Test("prose among the ingredients is kept as notes when the directions stand elsewhere")
  func proseAmongIngredients() throws {
    let text = """
      # Tart

      ## Ingredients

      Enough for two hungry people.

      - 2 leeks
      - 1 egg

      Buy the leeks on the day.

      ## Directions

      1. Bake.
      """
    let outcome = MarkdownRecipeReader().read(Array(text.utf8), path: "/tart.md", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.ingredients == ["2 leeks", "1 egg"])
    #expect(recipe.notes == ["Enough for two hungry people.", "Buy the leeks on the day."])
  }

  @Test("numbered parts without known headings are directions, and one note says so")
  func manyParts() {
    let parts = (1...300).map { "## Part \($0)\n\n1. Do it\n\n" }.joined()
    let text = "# S\n\n## Ingredients\n- leek\n\n" + parts
    let outcome = MarkdownRecipeReader().read(Array(text.utf8), path: "a.md", fields: .all)
    #expect(outcome.entries.first?.recipe.directions.count { $0 == "Do it" } == 300)
    #expect(outcome.diagnostics.count == 1)
  }

  @Test("numbered headings among directions are groups, as is one that repeats the heading above")
  func headings() throws {
    let recipe = try MarkdownSample.recipe(
      "# Soup\n\n## Ingredients\n- leek\n\n## Method\n### 1. To begin\n- Wash\n\n### Method\n- Boil\n"
    )
    #expect(recipe.directions == ["To begin:", "Wash", "Method:", "Boil"])
    #expect(recipe.directionGroups.map(\.name) == ["To begin", "Method"])
  }

  @Test("links of notes keep their addresses, bold lines are notes, and a later picture is taken")
  func aside() throws {
    let recipe = try MarkdownSample.recipe(
      "# Soup\n\n**You will need a deep pan**\n\n## Ingredients\n- leek\n\n## Method\n1. Boil\n\n"
        + "![](soup.jpg)\n\n## Notes\n- See [this video](https://site.example/v), too.\n\n"
        + "Mistakes? Send a pull request.\n")
    #expect(
      recipe.notes == [
        "You will need a deep pan", "See this video (https://site.example/v), too.",
      ])
    #expect(recipe.imageURL == "soup.jpg")
    #expect(recipe.extras.map(\.name) == ["footer"])
  }

  @Test("the number of people is read from the text around the ingredients")
  func people() throws {
    let recipe = try MarkdownSample.recipe(
      "# Soup\n\n## Ingredients\n\nOne pot is enough for two people.\n\n- leek\n\n## Method\n1. Boil\n"
    )
    #expect(recipe.yield == "2 people")
  }
}
