import RecipeCore
import RecipeDocuments
import Testing

@Suite("Markdown that reviewers found misread")
struct MarkdownReviewTests {
  @Test("a bold sentence is text and no heading")
  func boldSentence() throws {
    let recipe = try MarkdownSample.recipe(
      "# Soup\n\n**Warning: very hot soup.**\n\nA nice soup\n\n## Ingredients\n- 1 onion\n\n"
        + "## Directions\n1. Boil.\n")
    #expect(recipe.description == "Warning: very hot soup.\n\nA nice soup")
  }

  @Test("a sentence after the one about changes to the files is a note")
  func footer() throws {
    let recipe = try MarkdownSample.recipe(
      "# Soup\n\n## Ingredients\n- 1 onion\n\n## Directions\n1. Boil.\n\n## Tips\n- Add salt.\n\n"
        + "Problems? Open a pull request. My grandmother added nutmeg.\n")
    #expect(recipe.notes.last?.hasSuffix("My grandmother added nutmeg.") == true)
    #expect(recipe.extras.isEmpty)
  }

  @Test("'Preparation' and 'Cooking' below the directions are parts of them")
  func namedParts() throws {
    let recipe = try MarkdownSample.recipe(
      "# Soup\n\n## Ingredients\n- 1 onion\n\n## Directions\n\n### Preparation\n- Chop it.\n\n"
        + "### Cooking\n- Boil it.\n")
    #expect(recipe.directions == ["Preparation:", "Chop it.", "Cooking:", "Boil it."])
    #expect(recipe.directionGroups.map(\.name) == ["Preparation", "Cooking"])
  }

  @Test("an address below the steps is the source and no step")
  func addressBelowSteps() throws {
    let recipe = try MarkdownSample.recipe(
      "# Soup\n\n## Ingredients\n- 1 onion\n\n## Directions\n1. Boil.\n\nhttps://site.example/soup\n"
    )
    #expect(recipe.directions == ["Boil."])
    #expect(recipe.sourceURL == "https://site.example/soup")
  }

  @Test("headings with a word for ingredients name their groups if they say more")
  func groupsOfIngredients() throws {
    let recipe = try MarkdownSample.recipe(
      "# Brød\n\n## Ingrediensliste\n### Tørre ingredienser\n- 100 g mel\n"
        + "### Våde ingredienser\n- 1 dl vand\n\n## Fremgangsmåde\n1. Bland.\n")
    #expect(recipe.ingredientGroups.map(\.name) == ["Tørre ingredienser", "Våde ingredienser"])
  }

  @Test("two lists of ingredients have the names that their headings add")
  func listsForParts() throws {
    let recipe = try MarkdownSample.recipe(
      "# Makloub\n\nIngredients for bread:\n\n- 3 cups flour\n\n__Ingredients__\n\n- chicken\n\n"
        + "## Method\n1. Bake.\n")
    #expect(recipe.ingredientGroups.map(\.name) == ["Ingredients for bread"])
  }

  @Test(
    "the heading of ingredients may count pieces of anything",
    arguments: [
      ("Zutaten für 14 Brötchen", "14 Brötchen"), ("Ingredienti per 12 muffin", "12 muffin"),
      ("Zutaten für 1 Brot", "1 Brot"), ("Ingredients for 4 people", "4 people"),
    ])
  func piecesInHeading(heading: String, yield: String) throws {
    let recipe = try MarkdownSample.recipe(
      "# Brot\n\n## \(heading)\n- 500 g Mehl\n\n## Zubereitung\n1. Backen.\n")
    #expect(recipe.yield == yield)
  }

  @Test("front matter may follow an empty line, and the list with amounts is the ingredients")
  func frontMatterBelowEmptyLine() throws {
    let recipe = try MarkdownSample.recipe(
      "\n---\ntitle: Budín\ndescription: Short.\ningredientes:\n  - castañas\n  - anís\n---\n# Budín\n\nA long story.\n\n"
        + "## Ingredientes\n- 800 g de castañas\n- 4 huevos\n\n## Preparación\nPelarlas.\n")
    #expect(recipe.title == "Budín")
    #expect(recipe.ingredients == ["800 g de castañas", "4 huevos"])
    #expect(recipe.tags == ["anís"])
    #expect(recipe.description == "Short.\n\nA long story.")
  }

  @Test("a table with two columns of ingredients has an ingredient in each cell")
  func sideBySide() throws {
    let recipe = try MarkdownSample.recipe(
      "# Zucca\n\n| Ingredienti | Ingredienti |\n| --- | --- |\n| **500 g** - Zucca | **1 cucchiaio** - Zucchero |\n"
        + "| **2** - Cipolle | Sale e pepe |\n\n## Preparazione\n1. Cuocere.\n")
    #expect(
      recipe.ingredients == ["500 g Zucca", "1 cucchiaio Zucchero", "2 Cipolle", "Sale e pepe"])
  }

  @Test("quotes and long paragraphs after numbered steps are notes, lines above them name parts")
  func aroundNumberedSteps() throws {
    let recipe = try MarkdownSample.recipe(
      "# Granita\n\n## Ingredients\n- 1 kg lemons\n\n## Directions\n\nThe lemons\n\n1. Cut.\n2. Press.\n\n"
        + "> Mind the pips.\n\nThe ice\n\n1. Mix.\n2. Freeze.\n\n"
        + "Granita is made of lemons, but you can take\nany other fruit that you like.\n")
    #expect(
      recipe.directions == ["The lemons:", "Cut.", "Press.", "The ice:", "Mix.", "Freeze."])
    #expect(recipe.directionGroups.map(\.name) == ["The lemons", "The ice"])
    #expect(recipe.notes.count == 2)
  }

  @Test("an order to use an amount of food is a step, though it ends with a colon")
  func orderWithColon() throws {
    let recipe = try MarkdownSample.recipe(
      "# Cake\n\n## Ingredients\n- 2 eggs\n\n## Method\n- Add 2 eggs:\n- Stir well.\n- Assemble 2 layers:\n- Stack.\n"
    )
    #expect(recipe.directionGroups.map(\.name) == ["Assemble 2 layers"])
  }

  @Test("lists with amounts are the ingredients, rather than one sentence below 'Calculations'")
  func amountsElsewhere() throws {
    let recipe = try MarkdownSample.recipe(
      "# 底料\n\n## 原料\n- 牛油 4500 g\n- 老姜 250 g\n- 大蒜 200 g\n\n## 计算\n- 每份原料可制作 7.5 kg 底料\n\n"
        + "## 操作\n1. 切碎。\n")
    #expect(recipe.ingredients.count == 3)
  }

  @Test("a label that is not known does not hide the times after it")
  func unknownLabel() throws {
    let recipe = try MarkdownSample.recipe(
      "# Morue\n\nPour 4 personnes. Temps de dessalage : 12 h. Temps de préparation : 25 min. "
        + "Temps de cuisson : 20 min.\n\n## Ingrédients\n- 1 kg de morue\n\n## Préparation\n1. Cuire.\n"
    )
    #expect(recipe.prepMinutes == 25)
    #expect(recipe.cookMinutes == 20)
  }

  @Test("the place of a dinner is no source, and the heading of an introduction is kept")
  func proseAbove() throws {
    let recipe = try MarkdownSample.recipe(
      "# Beef\n\n## In the crockpot\n\nWe had this at [Grey](https://hotel.example/) in Austin.\n\n"
        + "## info\n- about an hour\n\n## Ingredients\n- 1 kg beef\n\n## Method\n1. Cook.\n")
    #expect(recipe.sourceURL == nil)
    #expect(recipe.description?.hasPrefix("In the crockpot\n\nWe had") == true)
    #expect(recipe.totalMinutes == 60)
  }

  @Test("two batches side by side are no equivalents, and nutrition has no row of headings")
  func tables() throws {
    let recipe = try MarkdownSample.recipe(
      "# Confiture\n\n| Ingrédients | 1 kg | 2 kg |\n|---|---|---|\n| sucre | 1,2 kg | 2,4 kg |\n\n## Préparation\n1. Cuire.\n\n"
        + "## Næringsindhold\n\n| Næring | Mængde |\n|---|---|\n| Energi | 300 kcal |\n")
    #expect(recipe.ingredients == ["1,2 kg sucre (2 kg: 2,4 kg)"])
    #expect(recipe.nutrition.map(\.line) == ["Energi: 300 kcal"])
    #expect(recipe.notes.isEmpty)
  }

  @Test(
    "lines that only name what is below them, and facts that are read, count as read",
    arguments: ["Per portion:", "Serves 3 to 5.", "🍽️ Servings:", "Tools:"])
  func labels(line: String) throws {
    let text = "# Soup\n\n\(line)\n\n## Ingredients\n- 1 onion\n\n## Method\n1. Boil.\n"
    let reader = MarkdownRecipeReader()
    let outcome = reader.read(Array(text.utf8), path: "a.md", fields: .all)
    let coverage = reader.coverage(of: outcome, in: Array(text.utf8), path: "a.md", .lines)
    #expect(coverage?.lines.filter { $0.message.contains(line) } == [])
  }

  @Test(
    "what is in brackets explains a time, and a condition or an alternative is not added to it",
    arguments: [
      ("40 minutes (10 min prep + 30 min cooking)", 40, 40),
      ("30 min (plus one hour rising)", 90, 90),
      ("1 hour (30 minutes in a pressure cooker)", 60, 60),
      ("10 to 15 minutes, 1 hour if frozen", 10, 15),
      ("at least 3 days, preferably 3 weeks", 4_320, 30_240), ("20 min + 1 h", 80, 80),
    ])
  func timesWithRemarks(text: String, lower: Int, upper: Int) {
    #expect(RecipeDuration.range(in: text) == MinuteRange(lower, upper))
  }
}
