import RecipeCore
import RecipeDocuments
import Testing

@Suite("Cooklang recipes")
struct CooklangRecipeReaderTests {
  @Test("marks become ingredient lines, and stay in the steps as a cook reads them")
  func marks() throws {
    let recipe = try CooklangSample.recipe(
      """
      Mix @flour{200%g}(sifted), @milk{1 / 2 %cup} and @eggs{2} in a #large bowl{}.

      Fry in @butter for ~{2-3%minutes} in a #pan, then let it ~rest.\\
      Serve with @./sauces/Plum Sauce{150%g} or @white wine|wine{=1%dl}.
      """)
    #expect(
      recipe.ingredients == [
        "200 g flour, sifted", "1/2 cup milk", "2 eggs", "butter", "150 g Plum Sauce",
        "1 dl white wine",
      ])
    #expect(
      recipe.directions == [
        "Mix flour, milk and eggs in a large bowl.",
        "Fry in butter for 2-3 minutes in a pan, then let it rest.\n"
          + "Serve with Plum Sauce or wine.",
      ])
    #expect(recipe.title == "Dish")
    #expect(recipe.tools == ["large bowl", "pan"])
  }

  @Test(
    "a food mentioned again is a line of its own, unless nothing new is said of it",
    arguments: [
      ("@salt{1%tsp} then @salt and @Salt{}", ["1 tsp salt"]),
      ("@salt then @salt{1%tsp}", ["salt", "1 tsp salt"]),
      ("@salt{1%tsp} then @&salt{2%tsp}", ["1 tsp salt", "2 tsp salt"]),
      ("@salt{1%tsp} then @salt{}(coarse)", ["1 tsp salt", "salt, coarse"]),
      ("@-water{} and @?thyme{2%sprigs} @+egg{}", ["2 sprigs thyme (optional)", "egg"]),
    ])
  func repeats(text: String, expected: [String]) throws {
    #expect(try CooklangSample.recipe(text).ingredients == expected)
  }

  @Test("sections are groups of ingredients and parts of the directions")
  func sections() throws {
    let recipe = try CooklangSample.recipe(
      "Heat the #oven.\n\n= Dough =\n\nMix @flour{1%kg}.\n\n== Rest\n\nWait ~{1%hour}.\n\n"
        + "= Filling =\nAdd @cheese{50%g}.\n")
    #expect(recipe.ingredients == ["1 kg flour", "50 g cheese"])
    #expect(
      recipe.ingredientGroups == [
        RecipeGroup(name: "Dough", start: 0), RecipeGroup(name: "Filling", start: 1),
      ])
    #expect(
      recipe.directions == [
        "Heat the oven.", "Dough:", "Mix flour.", "Rest:", "Wait 1 hour.", "Filling:",
        "Add cheese.",
      ])
  }

  @Test("one section alone groups nothing")
  func oneSection() throws {
    let recipe = try CooklangSample.recipe("= Soup =\n\nBoil @water{1%l}.\n")
    #expect(recipe.ingredientGroups.isEmpty)
    #expect(recipe.directions == ["Soup:", "Boil water."])
  }

  @Test("notes are kept beside the recipe")
  func notes() throws {
    let recipe = try CooklangSample.recipe("> Old.\n\nBoil @water.\n\n> Good\n> hot.\n")
    #expect(recipe.notes == ["Old.", "Good hot."])
    #expect(recipe.directions == ["Boil water."])
  }

  @Test("a section of marks alone lists ingredients and is no step")
  func list() throws {
    let recipe = try CooklangSample.recipe(
      "= Ingredients =\n\n@salt{}\n@salt{}\\\n@rice{1%cup}\n\n= Ingredients: Sauce =\n\n@soy{}\n\n"
        + "= Directions =\n\nBoil the @rice.")
    #expect(recipe.ingredients == ["salt", "salt", "1 cup rice", "soy"])
    #expect(recipe.ingredientGroups == [RecipeGroup(name: "Sauce", start: 3)])
    #expect(recipe.directions == ["Boil the rice."])
  }

  @Test("a section named so that has words is a part like any other")
  func noList() throws {
    let recipe = try CooklangSample.recipe("= Ingredients =\n\nTake @salt.")
    #expect(recipe.ingredients == ["salt"])
    #expect(recipe.directions == ["Ingredients:", "Take salt."])
  }

  @Test("canonical metadata become fields, whatever their case")
  func metadata() throws {
    let recipe = try CooklangSample.recipe(
      """
      ---
      Title: Soup: the best
      source:
        name: The Book
        url: https://book.example/soup
        author: Ann
      Servings: 4
      yield: 500%ml
      course: dinner
      category: soups
      locale: en_GB
      Prep Time: 15 minutes
      time.cook: 1h30m
      duration: 2 hours
      tags: [2022, quick]
      pictures:
        - https://book.example/a.jpg
        - b.jpg
      introduction: Warm.
      difficulty: easy
      cuisine: French
      diet: [vegan, halal]
      ---

      Boil @water{1%l}.
      """)
    #expect(recipe.title == "Soup: the best")
    #expect(recipe.publisher == "The Book")
    #expect(recipe.sourceURL == "https://book.example/soup")
    #expect(recipe.author == "Ann")
    #expect(recipe.yield == "4")
    #expect(recipe.notes == ["Yield: 500 ml"])
    #expect(recipe.tags == ["dinner", "soups", "2022", "quick"])
    #expect(recipe.language == "en-GB")
    #expect([recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes] == [15, 90, 120])
    #expect(recipe.imageURL == "https://book.example/a.jpg")
    #expect(recipe.description == "Warm.")
    #expect(
      recipe.extras == [
        ExtraField(name: "difficulty", json: #""easy""#),
        ExtraField(name: "cuisine", json: #""French""#),
        ExtraField(name: "diet", json: #"["vegan","halal"]"#),
      ])
  }

  @Test(
    "times, sources and yields are read in each of their ways",
    arguments: [
      ("time: {prep: 5 min, cook: 10 min, total: 1 h}", "5 10 60"),
      ("time required: 45 minutes", "nil nil 45"), ("time: 1h30m", "nil nil 90"),
      ("cooking time    :30 mins", "nil 30 nil"), ("prep time: overnight", "nil nil nil"),
    ])
  func times(metadata: String, expected: String) throws {
    let recipe = try CooklangSample.recipe("---\n\(metadata)\n---\n\nEat @x{1}.")
    let minutes = [recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes]
    #expect(minutes.map { $0.map(String.init) ?? "nil" }.joined(separator: " ") == expected)
  }

  @Test("a yield with a unit is a text, and a source without address a publisher")
  func yieldAndSource() throws {
    let recipe = try CooklangSample.recipe(
      ">> yield: 6%balls\n>> source: mums\n>> author: Jo\n>> image: a.jpg\n\nRoll @dough{1%kg}.")
    #expect(recipe.yield == "6 balls")
    #expect(recipe.publisher == "mums")
    #expect(recipe.author == "Jo")
    #expect(recipe.imageURL == "a.jpg")
  }

  @Test(
    "the dialect says where the metadata stand",
    arguments: [
      ("---\ntitle: T\n---\nEat @x.", "Cooklang with front matter"),
      (">> title: T\nEat @x.", "Cooklang with >> metadata"), ("Eat @x.", "Cooklang"),
    ])
  func dialect(text: String, expected: String) {
    let outcome = CooklangRecipeReader().read(Array(text.utf8), path: "a.cook", fields: .all)
    #expect(outcome.dialect == expected)
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.entries.count == 1)
  }

  @Test(
    "oddities are told with their places",
    arguments: [
      ("---\ntitle: T\n---\n\nEat @x{1.", 5, 7, "'{' is not closed"),
      ("---\ntitle: T\n---\n>> serves: 2\n\nEat @x.", 4, 1, "besides front matter"),
      ("Eat @x{}(raw.", 1, 9, "'(' is not closed"),
      (">> what\n\nEat @x.", 1, 1, "without a colon"),
    ])
  func diagnostics(text: String, line: Int, column: Int, message: String) throws {
    let outcome = CooklangRecipeReader().read(Array(text.utf8), path: "a.cook", fields: .all)
    let diagnostic = try #require(outcome.diagnostics.first)
    #expect(diagnostic.message.contains(message))
    #expect(diagnostic.location == TextLocation(path: "a.cook", line: line, column: column))
    #expect(outcome.diagnostics.count == 1)
    #expect(outcome.entries.count == 1)
  }

  @Test("a file without steps is no recipe", arguments: ["", "-- todo\n", "---\ntitle: T\n---\n"])
  func nothing(text: String) {
    let outcome = CooklangRecipeReader().read(Array(text.utf8), path: "a.cook", fields: .all)
    #expect(outcome.entries.isEmpty)
    #expect(outcome.diagnostics.map(\.severity) == [.note])
  }

  @Test("what a run does not need is left out")
  func fields() {
    let text = ">> cuisine: French\n\nFry @egg{2} in a #pan.\n\n> Hot."
    let outcome = CooklangRecipeReader().read(
      Array(text.utf8), path: "a.cook", fields: .essentials)
    #expect(
      outcome.entries.first?.recipe == Recipe(title: "A", ingredients: ["2 egg"], tools: ["pan"]))
  }

  @Test(
    "files are told by their ending, or by front matter and marks",
    arguments: [
      ("a/Leek Soup.cook", "Eat @x{1}.", "Cooklang", "Leek Soup"),
      ("Leek Soup.COOK.md", "Eat @x{1}.", "Cooklang", "Leek Soup"),
      (
        "Leek Soup.md", "---\nrecipe: true\n---\n\nEat @x{1}.", "Cooklang with front matter",
        "Leek Soup"
      ),
      (
        "A.md", "---\nrecipe: true\n---\n\n## Ingredients\n\n- 1 x\n",
        "front matter and headings", "A"
      ),
      (
        "A.md", "---\nrecipe: false\n---\n\n## Ingredients\n\n- @x{1}\n",
        "front matter and headings", "A"
      ),
    ])
  func detection(path: String, text: String, dialect: String, title: String) {
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
    #expect(outcome.dialect == dialect)
    #expect(outcome.entries.first?.recipe.title == title)
  }
}
