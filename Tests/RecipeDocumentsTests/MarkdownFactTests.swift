import RecipeCore
import RecipeDocuments
import Testing

@Suite("Facts and notes in Markdown")
struct MarkdownFactTests {
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

  @Test("words of other meanings are times behind a number only")
  func unitsAreWords() throws {
    let recipe = try MarkdownSample.recipe(
      "# Suppe\n\n## Zutaten\n\n- 1 Lauch\n\nZubereitung: Lauch in den Topf geben.\n")
    #expect(recipe.directions == ["Lauch in den Topf geben."])
    let timed = try MarkdownSample.recipe(
      "# Suppe\n\nServes: 4 | about 90 min\n\n## Zutaten\n\n- 1 Lauch\n")
    #expect(timed.totalMinutes == 90)
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

  @Test("footnotes are notes, and the lines that refer to them keep their marks")
  func footnotes() throws {
    let recipe = try MarkdownSample.recipe(
      "# T\n\n## Ingredients\n- a[^1]\n\n## Method\n\nCook.[^b]\n\n[^1]: Or *c*.\n[^b]: With\na lid.\n"
    )
    #expect(recipe.ingredients == ["a[1]"])
    #expect(recipe.directions == ["Cook.[b]"])
    #expect(recipe.notes == ["[1] Or c.", "[b] With a lid."])
  }
}
