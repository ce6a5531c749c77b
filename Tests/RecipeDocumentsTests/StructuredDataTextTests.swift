import RecipeCore
import RecipeDocuments
import Testing

@Suite("Texts in structured data")
struct StructuredDataTextTests {
  @Test(
    "ingredients in one text are split at line ends and at marks of lists",
    arguments: [
      #"["1 cup flour\n2 eggs\nsalt\n3 leeks"]"#, #""1 cup flour<br/>2 eggs<br>salt<br>3 leeks""#,
      #""<ul><li>1 cup flour<li>2 eggs<li>salt<li>3 leeks</ul>""#,
      #""<p>1 cup flour</p><p>2 eggs</p><p>salt</p><p>3 leeks</p>""#,
      #""- 1 cup flour - 2 eggs - salt - 3 leeks""#, #""• 1 cup flour • 2 eggs • salt • 3 leeks""#,
      #""1 cup flour; 2 eggs; salt; 3 leeks""#, #""1 cup flour | 2 eggs | salt | 3 leeks""#,
      #""[\"1 cup flour\",\"2 eggs\",\"salt\",\"3 leeks\"]""#,
      #"[", 1 cup flour", "▢2 eggs", ": salt", "• 3 leeks"]"#,
      #"["1 cup flour","","2 eggs"," ","salt","3 leeks"]"#,
    ])
  func ingredients(json: String) throws {
    let recipe = try Self.recipe(#""recipeIngredient":\#(json)"#)
    #expect(recipe.ingredients == ["1 cup flour", "2 eggs", "salt", "3 leeks"])
  }

  @Test(
    "JSON inside a text is not a step",
    arguments: [
      #""[{\"@type\":\"HowToStep\",\"text\":\"Mix.\"},{\"@type\":\"HowToStep\",\"text\":\"Bake.\"}]""#,
      #"["{\"@type\":\"HowToStep\",\"text\":\"Mix.\"}","{\"@type\":\"HowToStep\",\"text\":\"Bake.\"}"]"#,
      #""{\"@type\":\"HowToStep\",\"text\":\"Mix.\"},{\"@type\":\"HowToStep\",\"text\":\"Bake.\"}""#,
      #""[{&quot;text&quot;:&quot;Mix.&quot;},{&quot;text&quot;:&quot;Bake.&quot;}]""#,
      #"[{"@type":"HowToStep","text":"[\"Mix.\",\"Bake.\"]"}]"#,
      #""[{\"text\":\"Mix.\"},{\"text\":\"Bake.\"},]""#,
    ])
  func steps(json: String) throws {
    let recipe = try Self.recipe(#""recipeIngredient":["flour"],"recipeInstructions":\#(json)"#)
    #expect(recipe.directions == ["Mix.", "Bake."])
  }

  @Test(
    "what only says that all steps follow is no heading",
    arguments: [
      #"[{"@type":"HowToSection","name":"Method","itemListElement":[{"text":"Mix."},{"text":"Bake."}]}]"#,
      #"["Method: Mix.","Bake."]"#, #"["Method","Mix.","Bake."]"#,
    ])
  func headingOfAll(json: String) throws {
    let recipe = try Self.recipe(#""recipeIngredient":["flour"],"recipeInstructions":\#(json)"#)
    #expect(recipe.directions == ["Mix.", "Bake."])
    #expect(recipe.directionGroups == [])
  }

  @Test("a label stays if another step has one, too")
  func labels() throws {
    let recipe = try Self.recipe(
      #""recipeIngredient":["flour"],"recipeInstructions":["Preparation: Mix.","Oven: Bake."]"#)
    #expect(recipe.directions == ["Preparation: Mix.", "Oven: Bake."])
  }

  @Test("the steps that the page displays apply if the data has only a few of them")
  func truncatedSteps() throws {
    let page = """
      <h2>Ingredients</h2><ul><li>1 cup flour<li>2 eggs</ul>
      <h2>Method</h2><ol><li>Mix it all well.<li>Knead the dough.<li>Let it rest.<li>Bake the loaf.</ol>
      """
    let shown = try Self.recipe(
      #""recipeIngredient":["flour"],"recipeInstructions":["Mix it all well."]"#, page: page)
    #expect(
      shown.directions == [
        "Mix it all well.", "Knead the dough.", "Let it rest.", "Bake the loaf.",
      ])
    let other = try Self.recipe(
      #""recipeIngredient":["flour"],"recipeInstructions":["Stir it."]"#, page: page)
    #expect(other.directions == ["Stir it."])
  }

  @Test("a bracket at the start of a step is no JSON")
  func brackets() throws {
    let recipe = try Self.recipe(
      #""recipeIngredient":["flour"],"recipeInstructions":["[Optional] Mix.","{a} Bake."]"#)
    #expect(recipe.directions == ["[Optional] Mix.", "{a} Bake."])
  }

  @Test(
    "an empty list in the data, or an address in place of steps, is filled from the page",
    arguments: [
      #""recipeIngredient":[],"recipeInstructions":[]"#,
      #""recipeIngredient":["",null],"recipeInstructions":" ""#,
      #""recipeIngredient":[" "],"recipeInstructions":"https://pots.example/pie#method""#,
    ])
  func emptyLists(members: String) throws {
    let recipe = try Self.recipe(
      members,
      page: """
        <h2>Ingredients</h2><ul><li>1 cup flour</ul><h2>Method</h2><p>Mix it.<br>Then bake it.</p>
        """)
    #expect(recipe.ingredients == ["1 cup flour"])
    #expect(recipe.directions == ["Mix it.", "Then bake it."])
  }

  @Test("ingredients that the data run together are divided as the page displays them")
  func runTogether() throws {
    let recipe = try Self.recipe(
      #""recipeIngredient":"1 cup flour 2 eggs salt","recipeInstructions":"Mix.""#,
      page: "<h2>Ingredients</h2><ul><li>1 cup flour<li>2 eggs<li>salt</ul>")
    #expect(recipe.ingredients == ["1 cup flour", "2 eggs", "salt"])
  }

  @Test("microdata outside of any recipe is that of the page's")
  func strayMicrodata() throws {
    let recipe = try HTMLPageReaderTests.recipe(
      """
      <body itemscope itemtype="https://schema.org/WebPage"><h1>Pie</h1>
      <h3 itemprop=recipeYield>4</h3>
      <ul><li itemprop=ingredients>1 cup flour<li itemprop=ingredients>2 eggs</ul>
      <div itemprop=recipeInstructions><p>1- Mix.</p><p>2- Bake.</p></div>
      """)
    #expect(recipe.title == "Pie")
    #expect(recipe.ingredients == ["1 cup flour", "2 eggs"])
    #expect(recipe.directions == ["1- Mix.", "2- Bake."])
    #expect(recipe.yield == "4")
  }

  @Test(
    "the type of a recipe is known in any case", arguments: ["recipe", "http://schema.org/RECIPE"])
  func type(name: String) {
    let outcome = HTMLPageReaderTests.read(
      #"<script type=application/ld+json>{"@type":"\#(name)","name":"Pie","RecipeInstructions":"Mix."}"#
    )
    #expect(outcome.entries.map(\.recipe.directions) == [["Mix."]])
  }

  private static func recipe(_ members: String, page: String = "") throws -> Recipe {
    try HTMLPageReaderTests.recipe(
      #"<script type=application/ld+json>{"@type":"Recipe","name":"Pie",\#(members)}</script>"#
        + page)
  }
}
