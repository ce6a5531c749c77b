import RecipeCore
import RecipeDocuments
import Testing

@Suite("Front matter of Markdown recipes")
struct MarkdownFrontMatterTests {
  @Test("keys of front matter are known by many names, and unknown ones are kept")
  func frontMatter() throws {
    let recipe = try MarkdownSample.recipe(
      """
      ---
      Title: 'Leek: the soup'
      date: 2021-03-10
      tags: soup, "green"
      Author: [A, B]
      recipe_image: leek.jpg
      Prep Time: 1:30
      cookTime: PT1H
      total-time: 10-15 min
      Servings: 4-6
      source: https://a.example/leek
      publisher: A Site
      social_rank: 99.99999999999974
      rating: 4.5/5
      language: en
      spicy: ✓
      nutrition: [1 kcal, {fat: 2 g}]
      ---
      ## Ingredients
      - leek
      """)
    #expect(recipe.title == "Leek: the soup")
    #expect(recipe.published == "2021-03-10")
    #expect(recipe.tags == ["soup", "\"green\""])
    #expect(recipe.author == "A, B")
    #expect(recipe.imageURL == "leek.jpg")
    #expect(recipe.prepMinutes == 90)
    #expect(recipe.cookMinutes == 60)
    #expect(recipe.totalMinutes == MinuteRange(10, 15))
    #expect(recipe.yield == "4-6")
    #expect(recipe.sourceURL == "https://a.example/leek")
    #expect(recipe.publisher == "A Site")
    #expect(recipe.socialRank?.text == "99.99999999999974")
    #expect(recipe.rating?.value.value == 4.5)
    #expect(recipe.language == "en")
    #expect(recipe.extras.map(\.name) == ["spicy", "nutrition"])
    #expect(recipe.extras.map(\.json) == ["\"✓\"", "[\"1 kcal\",{\"fat\":\"2 g\"}]"])
  }

  @Test(
    "unknown fields keep numbers, booleans and texts apart",
    arguments: [
      ("level: 5", "5"), ("level: -0.5e3", "-0.5e3"), ("level: \"5\"", "\"5\""),
      ("level: 007", "\"007\""),
      ("level: +5", "\"+5\""), ("level: .5", "\".5\""), ("level: 5 kcal", "\"5 kcal\""),
      ("level: 1_000", "\"1_000\""), ("level: 1:30", "\"1:30\""), ("level: 4-6", "\"4-6\""),
      ("vegan: true", "true"), ("vegan: False", "false"), ("vegan: 'true'", "\"true\""),
      ("vegan: yes", "\"yes\""), ("vegan: ✓", "\"✓\""),
      ("fat: [1, x, ~, 2.50]", "[1,\"x\",null,2.50]"),
      ("per: {fat: 3, salt: '3'}", "{\"fat\":3,\"salt\":\"3\"}"), ("memo: |\n  5\n", "\"5\""),
      ("memo: |\n  a\n  b\n\n", "\"a\\nb\""),
    ])
  func extras(line: String, json: String) throws {
    let recipe = try MarkdownSample.recipe("---\ntitle: A\n\(line)\n---\n## Ingredients\n- x\n")
    #expect(recipe.extras.map(\.json) == [json])
  }

  @Test("fields that hold nothing are left out", arguments: ["~", "null", "", "[]"])
  func nothing(value: String) throws {
    let recipe = try MarkdownSample.recipe(
      "---\ntitle: A\nauthor: \(value)\nother: \(value)\n---\n## Ingredients\n- x\n")
    #expect(recipe.author == nil)
    #expect(recipe.extras.isEmpty)
  }

  @Test("known fields are texts, whatever YAML takes their values for")
  func knownFields() throws {
    let recipe = try MarkdownSample.recipe(
      """
      ---
      title: 1984
      author: true
      servings: 4
      time: 1:30
      tags: [2024, Yes, 1.50]
      ingredients:
        flour: 500
        salt: ~
      directions: [1, 2]
      ---
      """)
    #expect(recipe.title == "1984")
    #expect(recipe.author == "true")
    #expect(recipe.yield == "4")
    #expect(recipe.totalMinutes == 90)
    #expect(recipe.tags == ["2024", "Yes", "1.50"])
    #expect(recipe.ingredients == ["500 flour", "salt"])
    #expect(recipe.directions == ["1", "2"])
  }

  @Test("keys that stand there again are named with both lines, and lists are joined")
  func repeats() throws {
    let outcome = MarkdownRecipeReader().read(
      Array(
        "---\ntitle: A\nlevel: 1\ntags: [a]\ntitle: B\nlevel: 2\ntags: [b]\n---\n## Ingredients\n- x\n"
          .utf8), path: "a.md", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.title == "A")
    #expect(recipe.tags == ["a", "b"])
    #expect(recipe.extras.map(\.json) == ["1"])
    #expect(outcome.diagnostics.map(\.location?.line) == [5, 6, 7])
    #expect(
      outcome.diagnostics.map(\.message) == [
        "front matter: duplicate key 'title', first on line 2",
        "front matter: duplicate key 'level', first on line 3",
        "front matter: duplicate key 'tags', first on line 4",
      ])
    #expect(
      outcome.diagnostics.map(\.help) == [
        "only line 2 applies", "only line 3 applies", "the lists of both lines were joined",
      ])
  }

  @Test("a key that repeats thousands of times is joined whole, and noted no more than others are")
  func manyRepeats() throws {
    let lines = (0..<3_000).map { "kcal: [\($0)]\nfat: [\($0)]\n" }.joined()
    let outcome = MarkdownRecipeReader().read(
      Array("---\n\(lines)---\n# A\n\n## Ingredients\n- x\n".utf8), path: "a.md", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    let joined = "[" + (0..<3_000).map { String($0) }.joined(separator: ",") + "]"
    #expect(recipe.extras.map(\.json) == [joined, joined])
    #expect(outcome.diagnostics.count == 51)
    #expect(outcome.diagnostics.last?.message == "5948 more notes about this file")
  }

  @Test("a time may have its unit in a member of its own, of which the first counts")
  func timeIncrements() throws {
    let recipe = try MarkdownSample.recipe(
      """
      ---
      prep_time: 2
      cook_increment: hours
      cook_time: 3
      cook_increment: minutes
      prep_increment: hours
      total_time: 45 min
      ---
      ## Ingredients
      - leek
      """)
    #expect(recipe.prepMinutes == 120)
    #expect(recipe.cookMinutes == 180)
    #expect(recipe.totalMinutes == 45)
  }

  @Test(
    "a second value of a field is kept as an extra field, unless it is the same",
    arguments: [
      ("source: https://a.example/x\nurl: https://b.example/y", ["url"]),
      ("source: https://a.example/x\nurl: https://a.example/x", []),
      ("author: Ann\nby: Bob", ["by"]), ("author: Ann\nby: Ann", []),
      ("author: [Ann, Bob]\nby: Ann, Bob", []), ("source: Pots\npublisher: Pans", ["publisher"]),
      ("title: A\nname: B", ["name"]), ("title: A\nname: A", []),
      ("servings: 4\nyield: 1 cake", ["yield"]), ("servings: 4\nyield: '4'", []),
      ("time: 1 h\nduration: 60 min", []), ("time: 1 h\nduration: 90 min", ["duration"]),
      ("date: 2020-01-01\ncreated: 2021-01-01", ["created"]),
      ("rating: 4/5\nrating_count: 3\nstars: 4", []), ("rating: 4/5\nstars: 3", ["stars"]),
      ("rating: 4\nrating_count: 3\nvotes: 5", ["votes"]), ("rank: 5\npopularity: 5", []),
      ("rank: 5\npopularity: 6", ["popularity"]), ("image: a.jpg\nphoto: b.jpg", ["photo"]),
      ("tags: [a]\ncategories: [b]", []), ("recipe: {servings: 4, yield: 5}", ["yield"]),
    ])
  func secondValues(yaml: String, kept: [String]) throws {
    let recipe = try MarkdownSample.recipe("---\n\(yaml)\n---\n# A\n\n## Ingredients\n- x\n")
    #expect(recipe.extras.map(\.name) == kept)
  }

  @Test("TOML front matter says the same")
  func toml() throws {
    let recipe = try MarkdownSample.recipe(
      "+++\ntitle = \"Leek\"\ntags = [\"a\", \"b\"]\nservings = 4\ndate = 2021-03-10\nkcal = 250\nfat = 2.5\nsalt = +1.5\nvegan = true\n+++\n## Ingredients\n- x\n"
    )
    #expect(recipe.title == "Leek")
    #expect(recipe.tags == ["a", "b"])
    #expect(recipe.yield == "4")
    #expect(recipe.published == "2021-03-10")
    #expect(recipe.nutrition.map(\.text) == ["250", "2.5"])
    #expect(recipe.extras.map(\.json) == ["1.5", "true"])
  }

  @Test(
    "ingredients in front matter may be a list, groups, or names with amounts",
    arguments: [
      ("- 1 leek\n- 2 eggs", ["1 leek", "2 eggs"], [String]()),
      ("  leek: 1\n  eggs: 2 large", ["1 leek", "2 large eggs"], []),
      ("  Soup:\n    - 1 leek\n  Top:\n    - 2 eggs", ["1 leek", "2 eggs"], ["Soup", "Top"]),
      ("- Soup:\n  - 1 leek\n- Top:\n  - 2 eggs", ["1 leek", "2 eggs"], ["Soup", "Top"]),
      (
        "- name: leek\n  amount: 1\n- {qty: 2, unit: large, item: eggs}",
        ["1 leek", "2 large eggs"], []
      ),
      ("|\n  1 leek\n  2 eggs", ["1 leek", "2 eggs"], []),
    ])
  func frontMatterIngredients(yaml: String, lines: [String], groups: [String]) throws {
    let separator = yaml.hasPrefix("|") ? " " : "\n"
    let recipe = try MarkdownSample.recipe(
      "---\n\ntitle: Leek\ningredients:\(separator)\(yaml)\ndirections:\n- Cook.\n---\n\nNice.\n")
    #expect(recipe.ingredients == lines)
    #expect(recipe.ingredientGroups.map(\.name) == groups)
    #expect(recipe.directions == ["Cook."])
    #expect(recipe.description == "Nice.")
  }

  @Test("front matter that cannot be read gives a warning with its place, and is salvaged")
  func badFrontMatter() throws {
    let text = "---\ntitle: Leek\nnote: *broken\ntags: [a\n---\n## Ingredients\n- leek\n"
    let outcome = MarkdownRecipeReader().read(Array(text.utf8), path: "a.md", fields: .all)
    #expect(outcome.entries.first?.recipe.title == "Leek")
    #expect(outcome.entries.first?.recipe.ingredients == ["leek"])
    #expect(outcome.diagnostics.map(\.severity) == [.warning, .warning])
    #expect(outcome.diagnostics.first?.location?.description == "a.md:3:7")
  }

  @Test(
    "a broken value of front matter is no title, but kept, and the heading is the title",
    arguments: [
      ("---\ntitle: \"unclosed\n---\n", "\"unclosed"),
      ("---\ntitle: [[[[[[\n---\n", "[[[[[["),
      ("---\nservings: 4\ntitle: 'unclosed\n---\n", "'unclosed"),
      ("+++\ntitle = \"unclosed\n+++\n", "\"unclosed"),
    ])
  func brokenTitle(frontMatter: String, value: String) throws {
    let text = frontMatter + "# Leek soup\n\n## Ingredients\n\n- leek\n"
    let outcome = MarkdownRecipeReader().read(Array(text.utf8), path: "a.md", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.title == "Leek soup")
    #expect(recipe.extras.map(\.name) == ["title"])
    #expect(recipe.extras.first?.json.contains(value.dropFirst()) == true)
    #expect(outcome.diagnostics.map(\.severity) == [.warning])
    #expect([2, 3].contains(outcome.diagnostics.first?.location?.line))
  }

  @Test("an address needs no scheme to be the page, and a site's name is none")
  func bareAddresses() throws {
    let page = try MarkdownSample.recipe("---\nurl: www.x.example/y\n---\n## Ingredients\n- a\n")
    #expect(page.sourceURL == "www.x.example/y")
    #expect(page.publisher == nil)
    let path = try MarkdownSample.recipe("# A\n\nSource: x.example/y\n\n## Ingredients\n- a\n")
    #expect(path.sourceURL == "x.example/y")
    for name in ["Food.com", "Mrs. Beeton", "AC/DC", "a/b.c", "Nr.5/2020", "p.12/13"] {
      let site = try MarkdownSample.recipe("---\nsource: \(name)\n---\n## Ingredients\n- a\n")
      #expect(site.publisher == name)
      #expect(site.sourceURL == nil)
    }
  }

  @Test("how many rated it belongs to the rating above it, and the fields of extras to the recipe")
  func ownFrontMatter() throws {
    let recipe = try MarkdownSample.recipe(
      """
      ---
      title: "Leek"
      rating: "4.8/5"
      rating_count: 120
      extras: {"title": "Other", "spice": ["hot"]}
      ---
      ## Ingredients
      - leek
      """)
    #expect(recipe.rating?.value.text == "4.8")
    #expect(recipe.rating?.count == 120)
    #expect(recipe.extras.map(\.name) == ["title", "spice"])
    #expect(recipe.extras.map(\.json) == [#""Other""#, #"["hot"]"#])
  }

  @Test("a count without a rating is kept as it is")
  func loneRatingCount() throws {
    let recipe = try MarkdownSample.recipe("---\nrating_count: 120\n---\n## Ingredients\n- leek\n")
    #expect(recipe.rating == nil)
    #expect(recipe.extras == [ExtraField(name: "rating_count", json: "120")])
  }
}
