import RecipeCore
import RecipeDocuments
import Testing

@Suite("Markdown recipes of all dialects")
struct MarkdownRecipeReaderTests {
  @Test("the time in a numbered row of steps is in parentheses")
  func tableOfSteps() throws {
    let recipe = try MarkdownSample.recipe(
      """
      # Phở

      ## Nguyên liệu

      - 500 g xương bò

      ## Cách làm

      | Bước | Việc | Thời gian |
      |---|---|---|
      | 1 | Luộc xương. | 10 phút |
      | 2 | Dọn ra bát. | |
      """)
    #expect(recipe.directions == ["Luộc xương. (10 phút)", "Dọn ra bát."])
  }

  @Test(
    "headings are known in many languages, whatever their level, case, accents and emoji",
    arguments: [
      ("## Ingredients", "## Directions"), ("# INGREDIENTS:", "# Method"),
      ("## 🥕 Zutaten (4 Personen)", "## Zubereitung"), ("### Ingrédients", "### Préparation"),
      ("## Ingredientes", "## Elaboración"), ("## Ingredienti", "## Procedimento"),
      ("## Ingredientes", "## Modo de preparo"), ("## Ingrediënten", "## Bereidingswijze"),
      ("## Składniki", "## Sposób przygotowania"), ("## Ингредиенты", "## Приготовление"),
      ("## Ingredienser", "## Gör så här"), ("## 材料（2人分）", "## 作り方"),
      ("## 必备原料和工具", "## 操作"), ("## 用料", "## 做法步骤"), ("## 재료", "## 만드는 법"),
      ("**Ingredients**", "**Instructions:**"), ("__Ingredients__", "__Directions__"),
      ("Ingredients:", "Method:"), ("Ingredients\n-----------", "Directions\n==========="),
      ("##Ingredients", "##Steps"), ("## What you'll need", "## How to make it"),
    ])
  func headings(ingredients: String, directions: String) throws {
    let recipe = try MarkdownSample.recipe(
      "# Soup\n\nGood.\n\n\(ingredients)\n\n- 1 leek\n- 2 eggs\n\n\(directions)\n\n1. Cook.\n2. Eat.\n"
    )
    #expect(recipe.title == "Soup")
    #expect(recipe.description == "Good.")
    #expect(recipe.ingredients == ["1 leek", "2 eggs"])
    #expect(recipe.directions == ["Cook.", "Eat."])
  }

  @Test("a table of numbered sentences after the ingredients has the steps")
  func stepTable() throws {
    let table = """
      | What | Amount |
      |---|---|
      | leeks | 2 kg |
      | cream | 1 dl |

      | # | Step |
      |---|---|
      | 1 | Slice the leeks thinly. |
      | 2 | Stir in the cream. |
      """
    for heading in ["", "## Ingredients\n\n"] {
      let recipe = try MarkdownSample.recipe("# Leek stew\n\n" + heading + table)
      #expect(recipe.ingredients == ["2 kg leeks", "1 dl cream"])
      #expect(recipe.directions == ["Slice the leeks thinly.", "Stir in the cream."])
    }
  }

  @Test("what follows a nested list is no part of its group")
  func nestedGroup() throws {
    let recipe = try MarkdownSample.recipe(
      """
      # Leek stew

      ## Ingredients

      - 1 pan of water
      - Vegetables of your choice:
        - leeks
        - peas
      - salt

      ## Directions

      1. Boil.
      """)
    #expect(recipe.ingredients == ["1 pan of water", "salt", "leeks", "peas"])
    #expect(recipe.ingredientGroups == [RecipeGroup(name: "Vegetables of your choice", start: 2)])
  }

  @Test("a list whose bullets change has no groups, and a bullet above a nested list names one")
  func changingBullets() throws {
    let start = "# Mix\n\n## Ingredients\n\n- 1 egg\n"
    let plain = try MarkdownSample.recipe(
      start + "- ½ tsp salt\n* 1 cup water\n- salt\n+ 2 leeks\n")
    #expect(plain.ingredients == ["1 egg", "½ tsp salt", "1 cup water", "salt", "2 leeks"])
    #expect(plain.ingredientGroups.isEmpty)
    let colon = try MarkdownSample.recipe(start + "- Sauce:\n* 1 cup water\n")
    #expect(colon.ingredientGroups.map(\.name) == ["Sauce"])
    let nested = try MarkdownSample.recipe(start + "- Sauce\n  - 1 cup water\n")
    #expect(nested.ingredientGroups.map(\.name) == ["Sauce"])
    let amount = try MarkdownSample.recipe(start + "- ½ tsp salt\n  - 2 pinches at most\n")
    #expect(amount.ingredients == ["1 egg", "½ tsp salt", "2 pinches at most"])
  }

  @Test(
    "a table whose first row names ingredients holds them, without a heading",
    arguments: [
      ("Ingredient", "Amount"), ("Zutaten", "Menge"), ("Ingrédients", "Quantité"),
      ("材料", "分量"), ("Składniki", "Quantity"),
    ])
  func headerNamesIngredients(name: String, amount: String) throws {
    let facts = "| Serves | Prep |\n|---|---|\n| 4 | 10 min |\n\n"
    let table = "| \(name) | \(amount) |\n|---|---|\n| Beef | 500 g |\n| Onion | 2 |\n\n"
    let recipe = try MarkdownSample.recipe("# Stew\n\n\(facts)\(table)## Method\n\n1. Stew.\n")
    #expect(recipe.ingredients == ["500 g Beef", "2 Onion"])
    #expect(recipe.ingredientGroups.isEmpty)
    #expect(recipe.yield == "4")
    #expect(recipe.directions == ["Stew."])
  }

  @Test("amounts are preferred where names and amounts stand apart, and the names are a note")
  func amounts() throws {
    let recipe = try MarkdownSample.recipe(
      "# 虾\n\n## 必备原料和工具\n\n- 虾\n- 锅\n\n## 计算\n\n一份够 2 个人吃。\n\n每份：\n\n- 虾 = 2 斤\n- 盐 3 g\n\n## 操作\n\n- 煮\n  - 慢\n\n## 附加内容\n\n- 好\n"
    )
    #expect(recipe.ingredients == ["虾 = 2 斤", "盐 3 g"])
    #expect(recipe.ingredientGroups.isEmpty)
    #expect(recipe.directions == ["煮\n慢"])
    #expect(recipe.notes == ["必备原料和工具: 虾\n锅", "好", "一份够 2 个人吃。"])
  }

  @Test("names serve where no amounts are given, without those under a heading for tools")
  func names() throws {
    let recipe = try MarkdownSample.recipe(
      "# X\n\n## Essential Ingredients and Tools\n\n### Ingredients\n- Rice\n\n### Tools\n- Pot\n\n## Calculations\n\nAs you like.\n\n## Operation\n\n- Cook\n"
    )
    #expect(recipe.ingredients == ["Rice"])
    #expect(recipe.directions == ["Cook"])
  }

  @Test("groups are headings, bold lines, bare lines, items with a colon, or parts of a dish")
  func groups() throws {
    let groups = [
      RecipeGroup(name: "Dough", start: 0), RecipeGroup(name: "Sauce", start: 1),
    ]
    for text in [
      "## Ingredients\n### Dough\n- flour\n### Sauce:\n- leek\n",
      "## Ingredients\n**Dough**\n- flour\n\n**Sauce:**\n- leek\n",
      "## Ingredients\nDough\n- flour\n\nSauce\n- leek\n",
      "## Ingredients\n- Dough:\n  - flour\n- Sauce:\n  - leek\n",
      "## Dough\n### Ingredients\n- flour\n### Method\n1. Mix\n## Sauce\n### Ingredients\n- leek\n",
    ] {
      let recipe = try MarkdownSample.recipe("# T\n\n\(text)\n## Directions\n1. Cook\n")
      #expect(recipe.ingredients == ["flour", "leek"])
      #expect(recipe.ingredientGroups == groups)
    }
  }

  @Test("tables of ingredients are read as a cook says them")
  func tables() throws {
    let recipe = try MarkdownSample.recipe(
      "# T\n\n## Ingredients\n\n| Ingredient | Unit | Amount | |\n|---|---|---|---|\n| leek | kg | 1 | *fresh* |\n| salt | | | |\n"
    )
    #expect(recipe.ingredients == ["1 kg leek, fresh", "salt"])
  }

  @Test("check boxes, callouts, wiki links and tag lines of Obsidian and Mealie are read")
  func apps() throws {
    let recipe = try MarkdownSample.recipe(
      "# [[Leek soup]]\n\n#soup #green\n\n### Ingredients\n- [ ] 1 [[leek|big leek]]\n- [x] salt[^1]\n\n### Instructions\n- [ ] Cook==it==\n\n-----\n\nTags: warm, quick\n\nOriginal URL: http://a.example/l\n"
    )
    #expect(recipe.title == "Leek soup")
    #expect(recipe.ingredients == ["1 big leek", "salt[1]"])
    #expect(recipe.directions.count == 1)
    #expect(recipe.tags == ["soup", "green", "warm", "quick"])
    #expect(recipe.sourceURL == "http://a.example/l")
  }

  @Test("free-form notes: bullets are ingredients, what follows are directions")
  func freeForm() throws {
    let recipe = try MarkdownSample.recipe(
      "Slaw\n====\n\nCrunchy.\n\n* 4 cups cabbage\n* [dressing](x.md)\n\nMix it.\n\n1. Rest it.\n\ntags: vegan, quick\n"
    )
    #expect(recipe.description == "Crunchy.")
    #expect(recipe.ingredients == ["4 cups cabbage", "dressing"])
    #expect(recipe.directions == ["Mix it.", "Rest it."])
    #expect(recipe.tags == ["vegan", "quick"])
  }

  @Test("numbered steps below the ingredients are directions even without a heading")
  func stepsBelowIngredients() throws {
    let recipe = try MarkdownSample.recipe(
      "# T\n\n### Ingredients\n\n* a\n\n1. Cook\n2. Eat\n\nEnjoy.\n")
    #expect(recipe.ingredients == ["a"])
    #expect(recipe.directions == ["Cook", "Eat"])
    #expect(recipe.notes == ["Enjoy."])
  }

  @Test(
    "pages that are no recipes are noted with the reason",
    arguments: [
      ("# Recipes\n\nWelcome.\n", "a.md", "no recipe: no ingredients and no directions"),
      ("# Recipes\n\n- [A](a.md)\n- [B](b.md)\n", "a.md", "no recipe: a list of links"),
      (
        "# Recipes\n\n- fork it\n- cook it\n\nThen send it.\n", "x/README.md",
        "no recipe: a page about its folder"
      ),
      ("", "a.md", "no recipe: no ingredients and no directions"),
      (
        "Just a letter.\n\n> With a quote.\n", "a.md",
        "no recipe: no ingredients and no directions"
      ),
    ])
  func notRecipes(text: String, path: String, message: String) {
    let outcome = MarkdownRecipeReader().read(Array(text.utf8), path: path, fields: .all)
    #expect(outcome.entries.isEmpty)
    #expect(outcome.diagnostics.map(\.message) == [message])
    #expect(outcome.diagnostics.map(\.severity) == [.note])
    #expect(outcome.diagnostics.first?.location?.description == "\(path):1")
  }
}
