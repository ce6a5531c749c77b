import RecipeCore
import RecipeDocuments
import Testing

@Suite("Plain JSON recipes")
struct JSONPlainRecipeTests {
  @Test("our own output is read back whole")
  func ownOutput() throws {
    let recipe = try read(
      #"""
      {"id":"x1","title":"Leek soup","publisher":"Pots","publisher_url":"https://pots.example",
       "source_url":"https://pots.example/leek","f2f_url":"https://f2f.example/1",
       "image_url":"https://pots.example/leek.jpg","social_rank":99.99999999999974,
       "ingredients":["2 leeks","1 cup milk"],"ingredient_groups":[{"name":"Top","start":1}],
       "directions":["Cut.","Cook."],"description":"Warm.","tags":["soup","winter"],
       "yield":"4 servings","prep_minutes":10,"cook_minutes":20,"total_minutes":30,
       "rating":{"value":4.8,"best":5,"count":120},"author":"Jo","language":"en",
       "published":"2019-03-01","spice":{"level": 1.50},
       "sources":[{"source":"a","id":"1","locator":"https://x"}]}
      """#)
    let rating = Rating(
      value: try #require(ExactNumber("4.8")), best: try #require(ExactNumber("5")), count: 120)
    #expect(
      recipe
        == Recipe(
          title: "Leek soup", publisher: "Pots", publisherURL: "https://pots.example",
          sourceURL: "https://pots.example/leek", f2fURL: "https://f2f.example/1",
          imageURL: "https://pots.example/leek.jpg", socialRank: ExactNumber("99.99999999999974"),
          ingredients: ["2 leeks", "1 cup milk"],
          ingredientGroups: [RecipeGroup(name: "Top", start: 1)],
          directions: ["Cut.", "Cook."], description: "Warm.", tags: ["soup", "winter"],
          yield: "4 servings", prepMinutes: 10, cookMinutes: 20, totalMinutes: 30, rating: rating,
          author: "Jo", language: "en", published: "2019-03-01",
          extras: [ExtraField(name: "spice", json: #"{"level": 1.50}"#)]))
  }

  @Test("our own output is a recipe on a line of its own, whatever is known of it")
  func ownOutline() throws {
    let recipe = try read(
      #"{"id":"x1","title":"Leek soup","sources":[{"source":"a","id":"1","locator":"a.md:1"}]}"#)
    #expect(recipe == Recipe(title: "Leek soup"))
  }

  @Test(
    "groups of another form than ours stay as they are",
    arguments: [#"[{"title":"Sauce","items":["b"]}]"#, #"{"Sauce":["b"]}"#],
    ["", #""social_rank": 90, "#])
  func foreignGroups(groups: String, more: String) throws {
    let recipe = try read(
      #"{\#(more)"title":"Leek soup","ingredients":["a"],"ingredient_groups":\#(groups)}"#)
    #expect(recipe.extras == [ExtraField(name: "ingredient_groups", json: groups)])
  }

  @Test("the other names of members are understood, whatever their case")
  func synonyms() throws {
    let recipe = try read(
      #"""
      {"Name":"Pie","URL":"https://x.example/pie","Method":"Mix.\nBake.\n","Ingredients":"2 eggs\r\n\nflour",
       "keywords":"sweet, winter","categories":["Dessert"],"photo":{"url":"p.jpg"},"servings":6,
       "prepTime":"20 min","cook-time":"PT1H","Total Time":"1 h 20 min","rating":4,"by":"Al",
       "Source":"Pie Site","date":"2020-01-02"}
      """#)
    #expect(recipe.title == "Pie")
    #expect(recipe.sourceURL == "https://x.example/pie")
    #expect(recipe.publisher == "Pie Site")
    #expect(recipe.directions == ["Mix.", "Bake."])
    #expect(recipe.ingredients == ["2 eggs", "flour"])
    #expect(recipe.tags == ["sweet", "winter", "Dessert"])
    #expect(recipe.imageURL == "p.jpg")
    #expect(recipe.yield == "6")
    #expect([recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes] == [20, 60, 80])
    #expect(recipe.rating?.share == 0.8)
    #expect(recipe.author == "Al")
    #expect(recipe.published == "2020-01-02")
    #expect(recipe.extras == [])
  }

  @Test("a source that is a URL is the page, and one beside a page is kept")
  func sources() throws {
    let page = try read(#"{"title":"A","ingredients":["a"],"source":"https://x.example/a"}"#)
    #expect(page.sourceURL == "https://x.example/a")
    let both = try read(
      #"{"title":"A","ingredients":["a"],"url":"u","source":"https://x.example"}"#)
    #expect(both.sourceURL == "u")
    #expect(both.extras == [ExtraField(name: "source", json: #""https://x.example""#)])
  }

  @Test(
    "ingredients are read however they are arranged",
    arguments: [
      (#"["2 eggs"," flour "]"#, ["2 eggs", "flour"]),
      (#""2 eggs\nflour""#, ["2 eggs", "flour"]),
      (
        #"[{"quantity":2,"unit":"","name":"eggs"},{"amount":"1/2","unit":"cup","ingredient":"milk","note":"warm"}]"#,
        ["2 eggs", "1/2 cup milk, warm"]
      ),
      (#"[{"text":"2 eggs"},{"original":"flour"},{"no":1,"thing":2}]"#, ["2 eggs", "flour"]),
      (#"{"2 eggs":null,"flour":true}"#, ["2 eggs", "flour"]),
      (#"{"eggs":"2","flour":"1 cup"}"#, ["2 eggs", "1 cup flour"]),
      (#"[["2 eggs"],["flour",null,7]]"#, ["2 eggs", "flour"]),
    ])
  func ingredients(json: String, lines: [String]) throws {
    #expect(try read("{\"title\":\"A\",\"ingredients\":\(json)}").ingredients == lines)
  }

  @Test(
    "groups are read however they are arranged",
    arguments: [
      #"["For the dough:","flour","For the top:","sugar"]"#,
      #"[{"name":"For the dough","ingredients":["flour"]},{"name":"For the top","items":["sugar"]}]"#,
      #"{"For the dough":["flour"],"For the top":["sugar"]}"#,
    ])
  func groups(json: String) throws {
    let recipe = try read("{\"title\":\"A\",\"ingredients\":\(json)}")
    #expect(recipe.ingredients == ["flour", "sugar"])
    #expect(
      recipe.ingredientGroups == [
        RecipeGroup(name: "For the dough", start: 0),
        RecipeGroup(name: "For the top", start: 1),
      ])
  }

  @Test(
    "directions are read however they are arranged",
    arguments: [
      #"["Mix.","Bake."]"#, #""Mix.\nBake.""#, #"[{"text":"Mix."},{"step":1,"text":"Bake."}]"#,
      #"{"1":"Mix.","2":{"text":"Bake."}}"#, #"[{"steps":["Mix.","Bake."]}]"#,
    ])
  func directions(json: String) throws {
    #expect(try read("{\"title\":\"A\",\"steps\":\(json)}").directions == ["Mix.", "Bake."])
  }

  @Test("the names of parts stay above their steps")
  func directionParts() throws {
    let recipe = try read(
      #"{"title":"A","steps":[{"name":"Dough","steps":["Mix."]},{"title":"Oven:","steps":["Bake."]}]}"#
    )
    #expect(recipe.directions == ["Dough:", "Mix.", "Oven:", "Bake."])
  }

  @Test(
    "the unknown fields of our own output are the same fields again",
    arguments: [
      #"{"title":"A","directions":["x"],"extras":{"spice":{"level": 1.50},"title":"B"}}"#,
      #"{"title":"A","social_rank":9,"extras":{"spice":{"level": 1.50},"title":"B"}}"#,
      #"{"title":"A","directions":["x"],"spice":{"level": 1.50},"extras":{"title":"B"}}"#,
    ])
  func ownExtras(json: String) throws {
    #expect(
      try read(json).extras == [
        ExtraField(name: "spice", json: #"{"level": 1.50}"#),
        ExtraField(name: "title", json: #""B""#),
      ])
  }

  @Test("a field named extras that is no object is kept as it is")
  func otherExtras() throws {
    let recipe = try read(#"{"title":"A","ingredients":["a"],"extras":["x"]}"#)
    #expect(recipe.extras == [ExtraField(name: "extras", json: #"["x"]"#)])
  }

  @Test(
    "a day that no calendar has is kept as an extra field, with a warning at its place",
    arguments: [
      #"{"title":"A","ingredients":["a"],"published":"2020-13-45"}"#,
      #"{"title":"A","social_rank":9.0001,  "published":"2020-02-30"}"#,
      #"{"@type":"Recipe","name":"A", "datePublished":"2021-02-29T00:00"}"#,
    ])
  func impossibleDates(json: String) throws {
    let outcome = JSONRecipeReader().read(Array(json.utf8), path: "/r/x.json", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.published == nil)
    #expect(recipe.extras.count == 1)
    #expect(recipe.extras.first?.json.hasPrefix("\"202") == true)
    #expect(outcome.diagnostics.map(\.severity) == [.warning])
    #expect(outcome.diagnostics.first?.location?.line == 1)
    #expect(outcome.diagnostics.first?.location?.column != nil)
  }

  @Test("a value that cannot be read is noted with its place and kept")
  func unreadableValues() throws {
    let text =
      "{\"title\":\"A\",\"ingredients\":[\"a\"],\n \"prep_minutes\":\"ages\",\"rating\":\"\"}"
    let outcome = JSONRecipeReader().read(Array(text.utf8), path: "/r/x.json", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.prepMinutes == nil)
    #expect(recipe.extras == [ExtraField(name: "prep_minutes", json: "\"ages\"")])
    #expect(
      outcome.diagnostics.map(\.message) == ["'prep_minutes' cannot be read and was ignored"])
    #expect(outcome.diagnostics.first?.location?.description == "/r/x.json:2:17")
  }

  @Test("unknown and repeated members are kept as exact JSON, null ones are not")
  func extras() throws {
    let recipe = try read(
      #"{"title":"A","name":"B","ingredients":["a"],"x":[1.0, {"y" : null}],"z":null,"title":"C"}"#)
    #expect(recipe.title == "A")
    #expect(
      recipe.extras == [
        ExtraField(name: "name", json: "\"B\""),
        ExtraField(name: "x", json: #"[1.0, {"y" : null}]"#),
        ExtraField(name: "title", json: "\"C\""),
      ])
  }

  @Test("what a run does not need is left out")
  func fields() throws {
    let text = #"{"title":"A","ingredients":["a"],"directions":["d"],"description":"p","x":1}"#
    let outcome = JSONRecipeReader().read(Array(text.utf8), path: "x", fields: .essentials)
    #expect(outcome.entries.first?.recipe == Recipe(title: "A", ingredients: ["a"]))
  }

  private func read(_ text: String) throws -> Recipe {
    let outcome = JSONRecipeReader().read(Array(text.utf8), path: "/r/x.json", fields: .all)
    #expect(outcome.diagnostics == [])
    return try #require(outcome.entries.first?.recipe)
  }
}
