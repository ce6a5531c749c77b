import RecipeCore
import RecipeDocuments
import Testing

@Suite("Markdown recipes of all dialects")
struct MarkdownRecipeReaderTests {
  @Test("a list above the ingredients is a part of the description")
  func tips() throws {
    let recipe = try MarkdownSample.recipe(
      """
      # Sriracha

      Before you start:

      - Use gloves.
      - Open a window.

      ## Ingredients

      - 1 pound chiles

      ## Directions

      1. Blend.
      """)
    #expect(recipe.description == "Before you start:\n\n- Use gloves.\n- Open a window.")
  }

  @Test("an ingredient in brackets is a line, and a heading in brackets is above lines")
  func brackets() throws {
    let recipe = try MarkdownSample.recipe(
      "# Soup\n\n## Ingredients\n\n- [For the pot]\n- 2 leeks\n- [salt]\n- [pepper]\n\n"
        + "## Directions\n\n1. Boil.\n")
    #expect(recipe.ingredients == ["2 leeks", "[salt]", "[pepper]"])
    #expect(recipe.ingredientGroups == [RecipeGroup(name: "For the pot", start: 0)])
  }

  @Test("text after a rule below the steps is a note")
  func afterRule() throws {
    let recipe = try MarkdownSample.recipe(
      """
      # Beef

      __Ingredients__

      * 2 pounds beef

      __Directions__

      Boil it.

      ---

      _(Credit belongs to my wife.)_
      """)
    #expect(recipe.directions == ["Boil it."])
    #expect(recipe.notes == ["(Credit belongs to my wife.)"])
  }

  @Test("a section for amounts that has none is a note, and tags below notes are only tags")
  func emptyAmounts() throws {
    let recipe = try MarkdownSample.recipe(
      """
      # 蛋糕

      ## 必备原料和工具

      - 鸡蛋 2 个

      ## 计算

      使用 7 寸模具。

      ## 操作

      1. 烤。

      ## Notes

      Keeps well.

      tags: cake, easy
      """)
    #expect(recipe.ingredients == ["鸡蛋 2 个"])
    #expect(recipe.notes == ["计算: 使用 7 寸模具。", "Keeps well."])
    #expect(recipe.tags == ["cake", "easy"])
  }

  @Test("a sentence about the source and a second address are notes")
  func sources() throws {
    let recipe = try MarkdownSample.recipe(
      """
      # Chops

      ## ingredients
      * 2 chops

      ## steps
      1. Fry.

      ## based on
      * From the book about the coast, after a recipe by Señor Martínez
      * https://example.org/chops
      * https://example.org/sauce
      """)
    #expect(recipe.publisher == nil)
    #expect(recipe.sourceURL == "https://example.org/chops")
    #expect(
      recipe.notes == [
        "From the book about the coast, after a recipe by Señor Martínez",
        "https://example.org/sauce",
      ])
  }

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

  @Test("RecipeMD gives lines as written, groups at any depth, tags, yields and the source")
  func recipeMD() throws {
    let recipe = try MarkdownSample.recipe(
      """
      # Plum cake

      ![Cake](cake.jpg)

      A *good* one. From [Plum Days](http://plums.example/cake).

      *cake, autumn*

      **1 cake, 12 pieces**

      ---

      - *1.5 cups* flour

      ## Topping

      - *½ kg* [plums](./plums.md), halved
        - stoned

      ### Crumble

      1. sugar &amp; spice

      ---

      Mix.

      1. Bake it.
         Long.
      2. Eat.
      """)
    #expect(recipe.title == "Plum cake")
    #expect(recipe.description == "A good one. From Plum Days.")
    #expect(recipe.sourceURL == "http://plums.example/cake")
    #expect(recipe.publisher == "Plum Days")
    #expect(recipe.imageURL == "cake.jpg")
    #expect(recipe.tags == ["cake", "autumn"])
    #expect(recipe.yield == "1 cake, 12 pieces")
    #expect(
      recipe.ingredients == ["1.5 cups flour", "½ kg plums, halved", "stoned", "sugar & spice"])
    #expect(recipe.ingredientGroups.map(\.name) == ["Topping", "Crumble"])
    #expect(recipe.ingredientGroups.map(\.start) == [1, 3])
    #expect(recipe.directions == ["Mix.", "Bake it. Long.", "Eat."])
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

  @Test("a title that contains a word of a heading stays the title, as written")
  func titles() throws {
    let text = "\n\n## 用料\n\n- 虾 2 只\n\n## 做法\n\n1. 煮\n"
    #expect(try MarkdownSample.recipe("# 白灼虾的做法" + text).title == "白灼虾的做法")
    #expect(
      try MarkdownSample.recipe("# [Leek & egg](http://a.example/b)" + text).title == "Leek & egg")
    #expect(
      try MarkdownSample.recipe("---\ntitle: \"One: two\"\n---\n# Three" + text).title == "One: two"
    )
    #expect(try MarkdownSample.recipe(text, path: "deep/leek-soup_2.md").title == "Leek soup 2")
    #expect(
      try MarkdownSample.recipe("---\nlayout: x\n---\n\nLeeks\n=====" + text).title == "Leeks")
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

  @Test(
    "a day that no calendar has is kept as an extra field, with a warning at its line",
    arguments: [
      "---\ntitle: A\ndate: 2020-13-45\n---\n",
      "+++\r\ntitle = 'A'\r\ndate = '2020-02-30'\r\n+++\n",
      "---\r\n\r\ndate: '2021-02-29'\r\ntags: [a\r\n---\r\n",
    ])
  func impossibleDate(frontMatter: String) throws {
    let text = frontMatter + "## Ingredients\n- leek\n"
    let outcome = MarkdownRecipeReader().read(Array(text.utf8), path: "a.md", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.published == nil)
    #expect(recipe.extras.map(\.name).first == "date")
    let warning = outcome.diagnostics.first { $0.message.hasPrefix("the date '") }
    #expect(warning?.severity == .warning)
    #expect(warning?.location?.description == "a.md:3")
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

  @Test("words of other meanings are times behind a number only")
  func unitsAreWords() throws {
    let recipe = try MarkdownSample.recipe(
      "# Suppe\n\n## Zutaten\n\n- 1 Lauch\n\nZubereitung: Lauch in den Topf geben.\n")
    #expect(recipe.directions == ["Lauch in den Topf geben."])
    let timed = try MarkdownSample.recipe(
      "# Suppe\n\nServes: 4 | about 90 min\n\n## Zutaten\n\n- 1 Lauch\n")
    #expect(timed.totalMinutes == 90)
  }

  @Test(
    "dividers around the ingredients are RecipeMD, whatever its groups are called",
    arguments: [
      ("- 1 duck\n\n## Other Ingredients\n\n- 1 leek", "---\n\n## Start Cooking\n\n1. Cook.", 2),
      ("## Soup Ingredients\n\n- 1 leek\n\n## Toppings\n\n- 1 egg", "---\n\nCook.", 2),
      ("## Soup Ingredients\n\n- 1 leek\n\n## Toppings\n\n- 1 egg", "", 2),
      ("## Ingredients\n\n- 1 leek", "---\n\nCook.", 1),
      ("## 主料\n\n- 1 leek\n\n## 辅料\n\n- 1 egg", "---\n\n## 葱姜水制作\n\n1. Cook.", 2),
      ("- 1 duck\n\n## Ingredients\n\n- 1 leek", "---\n\n## Directions\n\n1. Cook.", 2),
    ])
  func dividers(lists: String, instructions: String, count: Int) throws {
    let text = "# Soup\n\n---\n\n\(lists)\n\n\(instructions)\n"
    let outcome = MarkdownRecipeReader().read(Array(text.utf8), path: "a.md", fields: .all)
    #expect(outcome.dialect == "RecipeMD")
    let strict = MarkdownRecipeReader(dialect: .recipeMD)
      .read(Array(text.utf8), path: "a.md", fields: .all)
    #expect(outcome.entries.map(\.recipe) == strict.entries.map(\.recipe))
    #expect(outcome.entries.first?.recipe.ingredients.count == count)
  }

  @Test(
    "headings that name the parts count in a document with dividers",
    arguments: [
      "## Ingredients\n\n- 1 leek\n\n---\n\n## Directions\n\n- Cook.",
      "## Ingredients\n\n- 1 leek\n\n## Directions\n\n- Cook.",
      "## Ingredients\n\n- 1 leek\n\n---\n\n**Directions**\n\n- Cook.",
      "## Soup Ingredients\n\n- 1 leek\n\n## Directions\n\n- Cook.\n\n---\n\n## Notes",
    ])
  func headingsBetweenDividers(body: String) {
    let text = "# Soup\n\n---\n\n\(body)\n"
    let outcome = MarkdownRecipeReader().read(Array(text.utf8), path: "a.md", fields: .all)
    #expect(outcome.dialect == MarkdownDialect.headings.name)
    #expect(outcome.entries.first?.recipe.ingredients == ["1 leek"])
    #expect(outcome.entries.first?.recipe.directions == ["Cook."])
  }

  @Test("a number of servings is no time")
  func servingsAreNoTime() throws {
    let recipe = try MarkdownSample.recipe(
      "---\ntime: 2 servings\nprep time: 3 s\n---\n## Ingredients\n- leek\n")
    #expect(recipe.totalMinutes == nil)
    #expect(recipe.prepMinutes == 1)
    #expect(recipe.extras.map(\.name) == ["time"])
  }

  @Test(
    "times, yields and the rest are read from lines and bullets",
    arguments: [
      "- ⏲️ Prep time: 10 min\n- 🍳 Cook time: ~30 minutes\n- 🍽️ Servings: 4",
      "**Prep:** 10 min | **Cook:** 1/2 h | **Serves:** 4",
      "Serves 4 · Prep 10 min · Cook 30 min",
      "| Serves | Prep | Cook |\n|---|---|---|\n| 4 | 10 min | 30 min |",
      "> [!recipe-meta]\n> Portionen: 4\n> Vorbereitungszeit: 10 Min.\n> Kochzeit: 30 Min.",
      "准备时间：10 分钟\n烹饪时间：半小时\n烹饪时间：30 分钟\n份量：4",
      "|  |  |\n|--|--|\n| Prep time | 10 min |\n| Cooking time | 30 min |\n| Yield | 4 |",
    ])
  func facts(intro: String) throws {
    let recipe = try MarkdownSample.recipe("# Soup\n\n\(intro)\n\n## Ingredients\n\n- leek\n")
    #expect(recipe.yield == "4")
    #expect(recipe.prepMinutes == 10)
    #expect(recipe.cookMinutes == 30)
    #expect(recipe.ingredients == ["leek"])
  }

  @Test("a part of facts needs no labels, and a part of sources gives the address")
  func factParts() throws {
    let recipe = try MarkdownSample.recipe(
      "# Pretzels\nSoft ones\n\n## info\n* About 2 hours\n* 8 pretzels\n\n## ingredients\n* 1 cup flour\n\nfor dipping:\n* lye\n\n## steps\n1. Mix\n\n## notes\n* old\n\n## based on\n* [A book](https://a.example/p_(q))\n"
    )
    #expect(recipe.totalMinutes == 120)
    #expect(recipe.yield == "8 pretzels")
    #expect(recipe.description == "Soft ones")
    #expect(recipe.ingredients == ["1 cup flour", "lye"])
    #expect(recipe.ingredientGroups == [RecipeGroup(name: "for dipping", start: 1)])
    #expect(recipe.sourceURL == "https://a.example/p_(q)")
    #expect(recipe.publisher == "A book")
    #expect(recipe.notes == ["old"])
  }

  @Test(
    "where a recipe comes from is found in prose and labels",
    arguments: [
      "Source: <http://a.example/x>", "Nice. Source: <http://a.example/x>",
      "From http://a.example/x.",
      "Adapted from [A](http://a.example/x \"t\").", "Original URL: http://a.example/x",
      "url: [http://a.example/x](http://a.example/x)",
      "Source: [A](http://a.example/x)  \nRating: 4/5",
    ])
  func sources(line: String) throws {
    #expect(
      try MarkdownSample.recipe("# S\n\n\(line)\n\n## Ingredients\n- a\n").sourceURL
        == "http://a.example/x")
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

  @Test("an item without a number above a list with numbers names a group; RecipeMD has none such")
  func nestedGroups() throws {
    let list = "- Dough\n  - 200 g flour\n- Sauce\n  - 2 leeks\n- salt\n  - or pepper\n"
    let headed = try MarkdownSample.recipe("# T\n\n## Ingredients\n\n" + list)
    #expect(headed.ingredients == ["salt", "or pepper", "200 g flour", "2 leeks"])
    #expect(
      headed.ingredientGroups == [
        RecipeGroup(name: "Dough", start: 2), RecipeGroup(name: "Sauce", start: 3),
      ])
    let recipeMD = try MarkdownSample.recipe("# T\n\n---\n\n" + list)
    #expect(recipeMD.ingredients.count == 6)
  }

  @Test("footnotes are notes, and the lines that refer to them keep their marks")
  func footnotes() throws {
    let recipe = try MarkdownSample.recipe(
      "# T\n\n## Ingredients\n- a[^1]\n\n## Method\n\nCook.[^b]\n\n[^1]: Or *c*.\n[^b]: With\na lid.\n"
    )
    #expect(recipe.ingredients == ["a[1]"])
    #expect(recipe.directions == ["Cook.[b]"])
    #expect(recipe.notes == ["[1] Or c.", "[b] With a lid."])
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

  @Test("ingredients and instructions may take turns, divided by lines")
  func nyum() throws {
    let recipe = try MarkdownSample.recipe(
      "---\ntitle: Tofu\nsize: 2 servings\ntime: 20 min\n---\n\n* `2 tbsp` oil\n\n> Heat it.\n\n---\n\n* `1` tofu\n\n> Fry *it*.\n"
    )
    #expect(recipe.ingredients == ["2 tbsp oil", "1 tofu"])
    #expect(recipe.directions == ["Heat it.", "Fry it."])
    #expect(recipe.yield == "2 servings")
    #expect(recipe.totalMinutes == 20)
  }

  @Test("RecipeMD that breaks a rule is read all the same")
  func invalidRecipeMD() throws {
    let recipe = try MarkdownSample.recipe(
      "# T\n\n---\n\nFor one:\n\n- *some* salt\n- flour\n\n---\n\n- Mix\n- Bake\n")
    #expect(recipe.ingredients == ["some salt", "flour"])
    #expect(recipe.directions == ["Mix", "Bake"])
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
