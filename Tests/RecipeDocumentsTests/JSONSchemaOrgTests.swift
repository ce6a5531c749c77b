import RecipeCore
import RecipeDocuments
import Testing

@Suite("schema.org recipes")
struct JSONSchemaOrgTests {
  @Test(
    "a node is a recipe whatever way its type is written",
    arguments: [
      #""Recipe""#, #"["Recipe"]"#, #"["Article","Recipe"]"#, #""http://schema.org/Recipe""#,
      #""schema:Recipe""#,
    ])
  func types(type: String) throws {
    #expect(try read("{\"@type\":\(type),\"name\":\"Pie\"}").title == "Pie")
  }

  @Test("a recipe of a graph finds its author, publisher and picture by their ids")
  func graph() throws {
    let recipe = try read(
      #"""
      {"@context":"https://schema.org","@graph":[
        {"@type":"WebSite","@id":"#site","name":"Pots","url":"https://pots.example"},
        {"@type":"Person","@id":"#jo","name":"Jo"},
        {"@type":"ImageObject","@id":"#pic","url":"https://pots.example/p.jpg"},
        {"@type":"Recipe","@id":"https://pots.example/pie/#recipe","name":"Pie",
         "author":{"@id":"#jo"},"publisher":{"@id":"#site"},"image":[{"@id":"#pic"}],
         "mainEntityOfPage":"https://pots.example/pie/"}]}
      """#)
    #expect(recipe.author == "Jo")
    #expect(recipe.publisher == "Pots")
    #expect(recipe.publisherURL == "https://pots.example")
    #expect(recipe.imageURL == "https://pots.example/p.jpg")
    #expect(recipe.sourceURL == "https://pots.example/pie/")
    #expect(recipe.extras == [])
  }

  @Test("an id that is a URL names the page when nothing else does")
  func pageFromID() throws {
    let recipe = try read(#"{"@type":"Recipe","name":"A","@id":"https://x.example/a/#recipe"}"#)
    #expect(recipe.sourceURL == "https://x.example/a/")
  }

  @Test(
    "instructions are read in every form",
    arguments: [
      #"[{"@type":"HowToStep","text":"Mix."},{"@type":"HowToStep","text":"Bake."}]"#,
      #"[{"@type":"HowToSection","itemListElement":[{"text":"Mix."}]},{"@type":"HowToSection","name":"","itemListElement":{"text":"Bake."}}]"#,
      #"{"@type":"HowToSection","itemListElement":["Mix.","Bake."]}"#,
      #"[{"@type":"HowToStep","text":"Mix."},{"@type":"HowToSection","itemListElement":[{"name":"Bake."}]}]"#,
      #""Mix.\nBake.""#, #""<p>Mix.</p><p>Bake.</p>""#, #""<ol><li>Mix.</li><li>Bake.</li></ol>""#,
      #""&lt;p&gt;Mix.&lt;/p&gt;Bake.""#, #""Mix.<br/>Bake.""#,
      #"["Mix.","Bake."]"#, #"[["Mix."],["Bake."]]"#, #"["<b>Mix.</b>","Bake.<!-- x -->"]"#,
      #"{"0":{"text":"Mix."},"1":{"text":"Bake."}}"#, #""[\"Mix.\",\"Bake.\"]""#,
      #"{"@type":"ItemList","itemListElement":[{"@type":"ListItem","position":1,"item":{"text":"Mix."}},{"item":{"text":"Bake."}}]}"#,
    ])
  func instructions(json: String) throws {
    let recipe = try read("{\"@type\":\"Recipe\",\"name\":\"A\",\"recipeInstructions\":\(json)}")
    #expect(recipe.directions == ["Mix.", "Bake."])
  }

  @Test(
    "a tip beside the steps is a note",
    arguments: [
      #"[{"@type":"HowToStep","text":"Mix."},{"@type":"HowToTip","text":"Use <b>tart</b> apples."}]"#,
      #"[{"@type":"HowToSection","itemListElement":[{"@type":"HowToTip","text":"Use tart apples."},"Mix."]}]"#,
      #"{"itemListElement":["Mix.",{"@type":"ListItem","item":{"@type":"HowToTip","text":"Use tart apples."}}]}"#,
    ])
  func tips(json: String) throws {
    let recipe = try read("{\"@type\":\"Recipe\",\"name\":\"A\",\"recipeInstructions\":\(json)}")
    #expect(recipe.directions == ["Mix."])
    #expect(recipe.notes == ["Use tart apples."])
  }

  @Test("the names of sections stay, each above its steps, and one without steps does not")
  func sections() throws {
    let recipe = try read(
      #"""
      {"@type":"Recipe","name":"A","recipeInstructions":[
       {"@type":"HowToSection","name":"The <b>dough</b>:","itemListElement":[{"text":"Mix."}]},
       {"@type":"HowToSection","name":"Oven","itemListElement":{"text":"Bake."}},
       {"@type":"HowToSection","name":"Nothing","itemListElement":[]}]}
      """#)
    #expect(recipe.directions == ["The dough:", "Mix.", "Oven:", "Bake."])
  }

  @Test(
    "ingredients are read in every form",
    arguments: [
      (#"["3&quot; ginger","salt"]"#, ["3\" ginger", "salt"]),
      (#"[["3\" ginger"],["salt"]]"#, ["3\" ginger", "salt"]),
      (#"[null,"",  "salt"]"#, ["salt"]), (#""flour\nsalt""#, ["flour", "salt"]),
      (#"["<span>flour</span>","salt <5 g"]"#, ["flour", "salt <5 g"]), ("[]", []), ("null", []),
    ])
  func ingredients(json: String, lines: [String]) throws {
    let recipe = try read("{\"@type\":\"Recipe\",\"name\":\"A\",\"recipeIngredient\":\(json)}")
    #expect(recipe.ingredients == lines)
  }

  @Test(
    "a yield is the text that says most",
    arguments: [
      (#"["4","4 servings"]"#, "4 servings"), (#""2 loaves""#, "2 loaves"), ("6", "6"),
      (#"[4,"4 Servings"]"#, "4 Servings"), (#"["4"]"#, "4"), ("[2]", "2"), (#""""#, nil),
      (#"{"@type":"QuantitativeValue","value":"6","unitText":"személyre"}"#, "6 személyre"),
    ] as [(String, String?)])
  func yields(json: String, yield: String?) throws {
    let recipe = try read("{\"@type\":\"Recipe\",\"name\":\"A\",\"recipeYield\":\(json)}")
    #expect(recipe.yield == yield)
  }

  @Test("times are read, and those that are none are named")
  func times() throws {
    let text = #"""
      {"@type":"Recipe","name":"A","prepTime":{"@type":"Duration","@value":"P0DT0H35M0S"},
       "cookTime":"PT-471406H28M55S","totalTime":""}
      """#
    let outcome = JSONRecipeReader().read(Array(text.utf8), path: "/x", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect([recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes] == [35, nil, nil])
    #expect(
      outcome.diagnostics.map(\.message) == ["'cookTime' is not a duration: 'PT-471406H28M55S'"])
    #expect(outcome.diagnostics.map(\.location?.description) == ["/x:2:13"])
  }

  @Test(
    "a rating is measured by its best value",
    arguments: [
      (#"{"ratingValue":"4.8","ratingCount":12}"#, 0.96, 12),
      (#"{"ratingValue":9,"bestRating":"10","reviewCount":"3"}"#, 0.9, 3),
      (#"{"ratingValue":"4,5","bestRating":""}"#, 0.9, nil),
      (#"[{"ratingValue":4,"bestRating":5,"ratingCount":27}]"#, 0.8, 27),
      (#"{"ratingValue":null}"#, nil, nil), (#"{"ratingValue":"n/a"}"#, nil, nil),
    ] as [(String, Double?, Int?)])
  func ratings(json: String, share: Double?, count: Int?) throws {
    let recipe = try read("{\"@type\":\"Recipe\",\"name\":\"A\",\"aggregateRating\":\(json)}")
    #expect(recipe.rating?.share == share)
    #expect(recipe.rating?.count == count)
  }

  @Test("keywords, categories and cuisines are tags; what is no text is none")
  func tags() throws {
    let recipe = try read(
      #"""
      {"@type":"Recipe","name":"A","keywords":"quick, soup,, ","recipeCategory":["Soup","soup"],
       "recipeCuisine":false}
      """#)
    #expect(recipe.tags == ["quick", "soup"])
    #expect(try read(#"{"@type":"Recipe","name":"A","recipeCategory":2}"#).tags == [])
  }

  @Test("values of the wrong type are absent")
  func wrongTypes() throws {
    let recipe = try read(
      #"""
      {"@type":"Recipe","name":"A &amp;amp; B","description":false,"image":"","author":[],
       "recipeIngredient":7,"recipeInstructions":[]}
      """#)
    #expect(recipe.title == "A & B")
    #expect(recipe.description == nil)
    #expect(recipe.imageURL == nil)
    #expect(recipe.author == nil)
    #expect(recipe.directions == [])
  }

  @Test("the names of people have no markup")
  func markupInNames() throws {
    let recipe = try read(
      """
      {"@type":"Recipe","name":"A","author":{"name":"From <a href='https://example.org'>Jo</a>"}}
      """)
    #expect(recipe.author == "From Jo")
  }

  @Test("several authors are named together, and what is unknown is kept")
  func authorsAndExtras() throws {
    let recipe = try read(
      #"""
      {"@type":"Recipe","name":"A","author":[{"name":"Jo"},"Al"],"nutrition":{"calories":"9 kcal"}}
      """#)
    #expect(recipe.author == "Jo, Al")
    #expect(recipe.nutrition == [NutritionFact(name: "calories", text: "9 kcal")])
    #expect(recipe.extras == [])
  }

  @Test("a text of nothing but '<' is read in linear time")
  func manyBrackets() throws {
    let text = String(repeating: "<a", count: 200_000)
    #expect(try read("{\"@type\":\"Recipe\",\"name\":\"\(text)\"}").title == text)
  }

  private func read(_ text: String) throws -> Recipe {
    let outcome = JSONRecipeReader().read(Array(text.utf8), path: "/r/x.json", fields: .all)
    #expect(outcome.diagnostics == [])
    return try #require(outcome.entries.first?.recipe)
  }
}
