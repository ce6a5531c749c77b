import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Coverage")
struct CoverageTests {
  private static let soup = Recipe(
    title: "Leek soup", ingredients: ["2 dl milk, lukewarm", "½ tsp salt"],
    directions: ["Wash the leeks & slice them.", "Boil them in the milk for a while."],
    tags: ["winter"], yield: "4", totalMinutes: 90)

  static let samples: [CoverageSample] = [
    CoverageSample(
      about: "parts of a line count as shown wherever they were joined", path: "a.json",
      text: """
        {"title": "Leek soup", "ingredients": [
          {"quantity": 2, "unit": "dl", "food": "milk", "preparation": "lukewarm"},
          {"quantity": 0.50, "unit": "tsp", "food": "salt"}]}
        """, recipes: [soup]),
    CoverageSample(
      about: "the facts of a line are looked for one by one", path: "a.md",
      text: "# Leek soup\n\nServes 4, 1 h 30 min\n\n- 2 dl milk\n- ½ tsp salt\n", recipes: [soup]),
    CoverageSample(
      about: "an extra field is not read though a step has the same text", path: "a.json",
      text: """
        {"title": "Leek soup", "kelesztes": "the leeks"}
        """,
      recipes: [
        Recipe(
          title: "Leek soup", directions: ["Wash the leeks & slice them."],
          extras: [ExtraField(name: "kelesztes", json: #""the leeks""#)])
      ], unread: ["kelesztes"], share: 40...55),
    CoverageSample(
      about: "a duration of ISO 8601 counts, and is shown in words", path: "a.json",
      text: """
        {"title": "Leek soup", "steps": [{"seq": 10, "task": "Wash.", "duration": "PT15M"},
         {"seq": 20, "task": "Boil.", "duration": "PT40M"}]}
        """,
      recipes: [Recipe(title: "Leek soup", directions: ["Wash. (15 min)", "Boil."])],
      unread: ["duration"], share: 70...95),
    CoverageSample(
      about: "a part that no line has is not read", path: "a.json",
      text: """
        {"title": "Leek soup", "ingredients": [
          {"quantity": 2, "unit": "dl", "food": "milk", "remark": "from the farm shop"},
          {"quantity": 0.5, "unit": "tsp", "food": "salt", "remark": "coarse, if possible"}]}
        """, recipes: [soup], unread: ["remark"], share: 35...55),
    CoverageSample(
      about: "amounts of several foods are not read because other lines have the same numbers",
      path: "a.yaml",
      text: """
        title: Leek soup
        servings: 4
        ingredients:
          - milk: {amounts: [{quantity: 2, unit: dl}]}
          - salt: {amounts: [{quantity: 4, unit: tsp}]}
          - stock: {amounts: [{quantity: 2, unit: dl}]}
        """, recipes: [soup], unread: ["stock", "unit", "quantity"], share: 70...90),
    CoverageSample(
      about: "a food that is a key is text, and not read if no line has it", path: "a.json",
      text: """
        {"title": "Leek soup", "ingredients": [{"milk": "2 dl", "remark": "lukewarm"},
          {"parsley": "1 bunch", "remark": "lukewarm"}, {"salt": "½ tsp"}]}
        """, recipes: [soup], unread: ["parsley", "remark"], share: 50...80),
    CoverageSample(
      about: "so is a key of front matter", path: "a.md",
      text: """
        ---
        title: Leek soup
        ingredients:
          milk: 2 dl
          parsley: ½ tsp
          salt: ½ tsp
        ---
        """, recipes: [soup], unread: ["parsley"], share: 60...85),
    CoverageSample(
      about: "an amount is not read because the line of another food has it", path: "a.json",
      text: """
        {"title": "Leek soup", "ingredients": [
          {"quantity": 2, "unit": "tsp", "food": "milk"}, {"quantity": 2, "unit": "tsp", "food": "salt"}]}
        """,
      recipes: [
        Recipe(title: "Leek soup", ingredients: ["2 milk", "2 tsp salt", "1 tsp pepper"])
      ], unread: ["unit"], share: 80...95),
    CoverageSample(
      about: "a food is not read because the steps mention it", path: "a.json",
      text: #"{"title": "Leek soup", "ingredients": [{"food": "milk"}, {"food": "leeks"}]}"#,
      recipes: [soup], unread: ["food"], share: 60...80),
    CoverageSample(
      about: "numbers of steps and names of parts in each row are shown once", path: "a.json",
      text: #"""
        {"title": "Leek soup", "steps": [
          {"no": 7, "part": "winter", "text": "Wash the leeks & slice them."},
          {"no": 8, "part": "winter", "text": "Boil them in the milk for a while."}]}
        """#, recipes: [soup]),
    CoverageSample(
      about: "the number of recipes in an answer is no part of them", path: "a.json",
      text: #"{"count": 1, "page": 7, "recipes": [{"title": "Leek soup", "tags": ["winter"]}]}"#,
      recipes: [soup]),
    CoverageSample(
      about: "markup, entities and line ends do not count", path: "a.json",
      text: #"""
        {"title": "Leek soup", "steps": "<p>Wash the leeks &amp; slice them.</p><p>Boil them in\nthe \#
        milk <b>for</b> a while.</p>"}
        """#, recipes: [soup]),
    CoverageSample(
      about: "a time is shown in whatever unit it was written", path: "a.json",
      text: #"{"title": "Leek soup", "total": "1 hour 30 minutes", "iso": "PT1H30M", "sec": 5400}"#,
      recipes: [soup]),
    CoverageSample(
      about: "values for programs do not count", path: "a.json",
      text: #"""
        {"title": "Leek soup", "id": "leek-of-the-week", "url": "https://example.org/leek-soup",
         "_rev": "third of this kitchen", "uuid": "0f6f2c1e-7d2a-4b61-9a52-5bb1b1f9a4aa", "added": "2019-03-01T10:00:00Z",
         "stamp": 1551434400000, "picture": "Leek Soup.jpg", "draft": true, "layout": "recipe",
         "photo_data": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk"}
        """#, recipes: [soup]),
    CoverageSample(
      about: "a value that is written twice need be shown once", path: "a.json",
      text:
        #"{"title": "Leek soup", "name": "Leek soup", "line": "2 dl milk, lukewarm", "food": "milk"}"#,
      recipes: [soup]),
    CoverageSample(
      about: "a lost section is named by its heading", path: "a.md",
      text: """
        # Leek soup

        ## Ingredients

        - 2 dl milk, lukewarm
        - ½ tsp salt

        ## Freezing

        It keeps for three months if you leave out the potatoes.
        """, recipes: [soup], unread: ["Freezing"], share: 30...50),
    CoverageSample(
      about: "a lost key of front matter is named", path: "a.md",
      text: """
        ---
        title: Leek soup
        tags: [winter]
        occasion: the morning after a long party
        ---

        1. Wash the leeks & slice them.
        2. Boil them in the milk for a while.
        """, recipes: [soup], unread: ["occasion"], share: 60...80),
    CoverageSample(
      about: "a label is a name, not a text", path: "a.md",
      text: """
        # Leek soup

        **Portions for hungry people:** 4
        **Time that you need:** 1 h 30 min

        - 2 dl milk, lukewarm
        """, recipes: [soup]),
    CoverageSample(
      about: "a lost column is named", path: "a.csv",
      text: "title,ingredients,wine\nLeek soup,\"2 dl milk, lukewarm\",a dry white one\n",
      recipes: [soup], lines: [2], unread: ["wine"], share: 60...75),
    CoverageSample(
      about: "the words of one recipe are not looked for in another", path: "a.ndjson",
      text: """
        {"title": "Leek soup", "tip": "Crush walnuts over warm pears"}
        {"title": "Pears", "steps": ["Crush walnuts over warm pears"]}
        """,
      recipes: [soup, Recipe(title: "Pears", directions: ["Crush walnuts over warm pears"])],
      lines: [1, 2], unread: ["tip"], share: 55...70),
    CoverageSample(
      about: "nor in another of the same line", path: "a.json",
      text: """
        [{"title":"Leek soup","tip":"Crush walnuts over warm pears"},\
        {"title":"Pears","steps":["Crush walnuts over warm pears"]}]
        """,
      recipes: [soup, Recipe(title: "Pears", directions: ["Crush walnuts over warm pears"])],
      lines: [1, 1], unread: ["tip"], share: 55...70),
    CoverageSample(
      about: "of a page, only its recipe counts", path: "a.html",
      text: """
        <html><body><h1>My blog</h1><p>Subscribe to my letters about gardens and trains!</p>
        <script type="application/ld+json">{"@type": "Recipe", "name": "Leek soup",
        "recipeIngredient": ["2 dl milk, lukewarm"], "keywords": "winter", "author":
        {"@type": "Person", "name": "Jo", "description": "Jo likes trains"},
        "review": [{"@type": "Review", "reviewBody": "Far too salty for us all"}]}</script>
        """, recipes: [soup]),
    CoverageSample(
      about: "scripts without spaces are compared letter by letter", path: "a.md",
      text: "# 韭葱汤\n\n## 用料\n\n- 牛奶200毫升\n\n## 小贴士\n\n冷冻可保存三个月，不要放土豆。\n",
      recipes: [Recipe(title: "韭葱汤", ingredients: ["200 毫升牛奶"])], unread: ["小贴士"],
      share: 20...50),
    CoverageSample(
      about: "the marks of Cooklang are not text", path: "a.cook",
      text: """
        >> servings: 4
        Warm @milk{2%dl}(lukewarm) in a #pan{} for ~{90%minutes}. -- not for cooks
        """,
      recipes: [
        Recipe(
          title: "a", ingredients: ["2 dl milk, lukewarm"],
          directions: ["Warm milk in a pan for 90 minutes."], yield: "4")
      ]),
  ]

  @Test("what is shown counts, and what is not is named", arguments: samples)
  func table(_ sample: CoverageSample) throws {
    let coverage = try #require(sample.coverage())
    let share = try #require(coverage.share)
    #expect(sample.share.contains(Int(share * 100)), "\(share)")
    #expect(coverage.unread == sample.unread)
  }

  @Test("every format that is read lists its values, and shows nearly all of its samples")
  func formats() throws {
    for sample in DocumentSamples.all {
      let reader = AnyDocumentReader()
      let outcome = reader.read(sample.bytes, path: sample.path, fields: .all)
      let coverage = reader.coverage(of: outcome, in: sample.bytes, path: sample.path, .names)
      let share = try #require(coverage?.share, "\(sample.path)")
      #expect(share > 0.6, "\(sample.path): \(share) \(coverage?.unread ?? [])")
    }
  }

  @Test("extra fields are not shown")
  func extras() throws {
    let sample = CoverageSample(
      about: "", path: "a.json", text: #"{"title": "Leek soup", "mood": "quiet and foggy"}"#,
      recipes: [
        Recipe(title: "Leek soup", extras: [ExtraField(name: "mood", json: "\"quiet and foggy\"")])
      ])
    #expect(sample.coverage()?.unread == ["mood"])
  }

  @Test("lines that were not read have their place")
  func lines() throws {
    let sample = try #require(Self.samples.first { $0.unread == ["Freezing"] })
    let line = try #require(sample.coverage(.lines)?.lines.first)
    #expect(line.location == TextLocation(path: "a.md", line: 10))
    #expect(line.message.contains("Freezing: It keeps for three months"))
    #expect(sample.coverage(.names)?.lines == [])
  }

  @Test("two keys of one name are told apart by their paths")
  func paths() throws {
    let sample = CoverageSample(
      about: "", path: "a.json",
      text:
        #"{"title": "Leek soup", "wine": {"remark": "dry please"}, "beer": {"remark": "bitter"}}"#,
      recipes: [Self.soup])
    #expect(sample.coverage()?.unread == ["wine.remark", "beer.remark"])
  }

  @Test("recipes without directions or amounts are counted, but not where a format has none")
  func lacks() {
    let recipes = [Recipe(title: "A", ingredients: ["salt"]), Self.soup]
    let plain = CoverageSample(
      about: "", path: "a.ndjson", text: "{}\n{}", recipes: recipes, lines: [1, 2]
    ).coverage()
    #expect(plain?.recipes == 2)
    #expect(plain?.withoutDirections == 1)
    #expect(plain?.withoutAmounts == 1)
    #expect(plain?.mostLackAmounts == false)
    let entry = DocumentOutcome.Entry(recipe: Recipe(title: "A"), line: 1)
    let listed = DocumentOutcome(entries: [entry], diagnostics: [], dialect: "food2fork")
    let coverage = JSONRecipeReader().coverage(of: listed, in: [], path: "", .names)
    #expect(coverage?.withoutDirections == 0)
    #expect(coverage?.withoutAmounts == 1)
  }

  @Test("a long document takes linear time")
  func long() throws {
    let line = #"{"title": "Leek soup", "ingredients": ["2 dl milk", "½ tsp salt"]}"#
    let count = 4_000
    let text = "[" + Array(repeating: line, count: count).joined(separator: ",") + "]"
    let sample = CoverageSample(
      about: "", path: "a.json", text: text,
      recipes: Array(repeating: Self.soup, count: count),
      lines: Array(repeating: 1, count: count))
    #expect(sample.coverage()?.share == 1)
  }
}
