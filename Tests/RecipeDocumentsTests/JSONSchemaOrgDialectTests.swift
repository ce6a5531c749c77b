import RecipeCore
import RecipeDocuments
import Testing

@Suite("schema.org as programs export it")
struct JSONSchemaOrgDialectTests {
  @Test(
    "RecipeSage: groups in brackets, bare parts, the page and the notes", arguments: [true, false])
  func recipeSage(isList: Bool) throws {
    let json = #"""
      [{"@context":"http://schema.org","@type":"Recipe","identifier":"7","name":"Buns",
        "recipeIngredient":["[Dough]","2 cups flour","[Icing]","sugar","[optional] salt"],
        "recipeInstructions":[{"@type":"HowToSection","name":"Dough"},
          {"@type":"HowToStep","text":"Knead."},{"@type":"HowToSection","name":"Last"}],
        "totalTime":"about 1 hour","creditText":"Pots","isBasedOn":"https://pots.example/buns",
        "comment":[{"@type":"Comment","name":"Author Notes","text":"Eat \"warm\"."}]}]
      """#
    let outcome = read(isList ? json : "{\"recipes\":\(json)}")
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(outcome.dialect == "RecipeSage")
    #expect(recipe.ingredients == ["2 cups flour", "sugar", "[optional] salt"])
    #expect(
      recipe.ingredientGroups == [
        RecipeGroup(name: "Dough", start: 0), RecipeGroup(name: "Icing", start: 1),
      ])
    #expect(recipe.directions == ["Dough:", "Knead.", "Last"])
    #expect(recipe.sourceURL == "https://pots.example/buns")
    #expect(recipe.publisher == "Pots")
    #expect(recipe.notes == ["Eat \"warm\"."])
    #expect(!recipe.extras.contains { $0.name == "comment" })
  }

  @Test("Nextcloud Cookbook: headings with number signs, seconds since 1970 as dates")
  func nextcloud() throws {
    let outcome = read(
      #"""
      {"@type":"Recipe","name":"Soup","keywords":"quick,warm","recipeYield":4,"tool":["pot"],
       "dateCreated":"1607461134","dateModified":"1607461134",
       "recipeIngredient":["## Broth","bones","##Garnish","parsley"]}
      """#)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(outcome.dialect == "Nextcloud Cookbook")
    #expect(recipe.published == "2020-12-08")
    #expect(recipe.yield == "4")
    #expect(recipe.tags == ["quick", "warm"])
    #expect(recipe.ingredients == ["bones", "parsley"])
    #expect(recipe.ingredientGroups.map(\.name) == ["Broth", "Garnish"])
  }

  @Test(
    "dates are days, and 0 is none",
    arguments: [
      (#""0""#, nil), ("0", nil), (#""951782400""#, "2000-02-29"), (#""2020""#, "2020"),
      (#""20200301""#, "20200301"), (#""2020-03-01""#, "2020-03-01"), ("1709164800", "2024-02-29"),
      (#""99999999999999999999""#, nil),
    ] as [(String, String?)])
  func dates(json: String, date: String?) throws {
    let outcome = read("{\"@type\":\"Recipe\",\"name\":\"A\",\"dateCreated\":\(json)}")
    #expect(outcome.entries.first?.recipe.published == date)
  }

  @Test(
    "a step keeps a name that says more than its text",
    arguments: [
      ("Mix", "Stir it all.", "Mix\nStir it all."), ("Stir it…", "Stir it all.", "Stir it all."),
      ("stir", "Stir it all.", "Stir it all."), ("Step 1", "Stir.", "Stir."),
      ("step2", "Stir.", "Stir."), ("3.", "Stir.", "Stir."), ("", "Stir.", "Stir."),
    ])
  func stepNames(name: String, text: String, step: String) throws {
    let outcome = read(
      """
      {"@type":"Recipe","name":"A",
       "recipeInstructions":[{"@type":"HowToStep","name":"\(name)","text":"\(text)"},{"text":"Eat."}]}
      """)
    #expect(outcome.entries.first?.recipe.directions == [step, "Eat."])
  }

  @Test("the elements of a list come by their positions if all have one")
  func positions() throws {
    let list =
      #"{"@type":"ItemList","itemListElement":[{"position":"2","text":"B"},{"position":1,"text":"A"}"#
    let all = read("{\"@type\":\"Recipe\",\"name\":\"A\",\"recipeInstructions\":\(list)]}}")
    #expect(all.entries.first?.recipe.directions == ["A", "B"])
    let some = read(
      "{\"@type\":\"Recipe\",\"name\":\"A\",\"recipeInstructions\":\(list),{\"text\":\"C\"}]}}")
    #expect(some.entries.first?.recipe.directions == ["B", "A", "C"])
  }

  @Test(
    "all ingredients in one text are divided",
    arguments: [
      (#""• flour • 2 eggs •salt""#, ["flour", "2 eggs", "salt"]),
      (
        #"["1 egg, 2 cups flour, sifted, 3 dl milk, 4 g salt"]"#,
        ["1 egg", "2 cups flour, sifted", "3 dl milk", "4 g salt"]
      ),
      (#"["1 egg, 2 halves"]"#, ["1 egg, 2 halves"]), (#""flour\nsalt""#, ["flour", "salt"]),
    ])
  func runOn(json: String, lines: [String]) throws {
    let outcome = read("{\"@type\":\"Recipe\",\"name\":\"A\",\"recipeIngredient\":\(json)}")
    #expect(outcome.entries.first?.recipe.ingredients == lines)
  }

  private func read(_ text: String) -> DocumentOutcome {
    JSONRecipeReader().read(Array(text.utf8), path: "/r/x.json", fields: .all)
  }
}
