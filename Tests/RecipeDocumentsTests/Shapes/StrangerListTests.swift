import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Lists as strangers write them")
struct StrangerListTests {
  private func recipe(_ text: String, path: String = "a.yaml") throws -> Recipe {
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
    return try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
  }

  @Test("the only part of a recipe has its ingredients, steps and times")
  func onlyPart() throws {
    let recipe = try recipe(
      """
      name = "Flatbread"
      [[parts]]
      prep_time = "20 min"
      ingredients = [
        { name = "flour", quantity = "500", unit = "g" },
        { name = "water", quantity = "3", unit = "dl" },
      ]
      steps = ["Knead it well.", "Bake it in a dry pan."]
      """, path: "a.toml")
    #expect(recipe.ingredients == ["500 g flour", "3 dl water"])
    #expect(recipe.directions.count == 2)
    #expect(recipe.prepMinutes == 20)
  }

  @Test("steps that begin with numbers are no further ingredients of their part")
  func stepsOfPart() throws {
    let recipe = try recipe(
      """
      title: Layer cake
      ingredients:
        - {name: Dough, items: [200 g flour, 2 eggs], steps: [2 minutes kneading, 5 minutes rest]}
        - {name: Cream, items: [200 g cream, 1 tbsp sugar], steps: [3 minutes whipping]}
      steps: [Knead the dough., Whip the cream.]
      """)
    #expect(recipe.ingredients == ["200 g flour", "2 eggs", "200 g cream", "1 tbsp sugar"])
    #expect(recipe.ingredientGroups.map(\.name) == ["Dough", "Cream"])
  }

  @Test("arrays of one to three texts are rows if most have an amount")
  func raggedRows() throws {
    let recipe = try recipe(
      """
      title: Sauce
      ingredients:
        - [olive oil]
        - [onion, "1", small]
        - [salt, large pinch]
        - [water, 1 3/4, cup]
        - [butter, "3", tbsp]
      steps: [Fry the onion., Add the rest and simmer.]
      """)
    #expect(
      recipe.ingredients == [
        "olive oil", "1 small onion", "large pinch salt", "1 3/4 cup water", "3 tbsp butter",
      ])
  }

  @Test("two lists of lines are no rows")
  func listsOfLines() throws {
    let recipe = try recipe(
      """
      title: Sauce
      ingredients: [[2 eggs], [flour, 1 onion, salt]]
      steps: [Fry the onion., Add the rest and simmer.]
      """)
    #expect(recipe.ingredients == ["2 eggs", "flour", "1 onion", "salt"])
  }

  @Test("a food without an amount among objects is an ingredient, and a second list is not lost")
  func bareKeys() throws {
    let recipe = try recipe(
      """
      title: Borscht
      ingredients: [{beets: 3}, {cabbage: 300 g}, {salt: null}]
      steps: [Simmer the beets., Add the cabbage.]
      """)
    #expect(recipe.ingredients == ["3 beets", "300 g cabbage", "salt"])
    let lists = try self.recipe(
      """
      title = "Soup"
      [ingredients]
      list = ["2 leeks", "1 l stock"]
      optional = ["1 dl cream", "50 g bacon"]
      [directions]
      list = ["Wash the leeks.", "Boil them."]
      """, path: "a.toml")
    #expect(lists.ingredients == ["2 leeks", "1 l stock", "1 dl cream", "50 g bacon"])
    #expect(lists.ingredientGroups == [RecipeGroup(name: "Optional", start: 2)])
  }

  @Test("links in texts of front matter are their words")
  func links() throws {
    let recipe = try recipe(
      """
      ---
      title: Pho
      ingredients: ["1 kg [beef bones](https://example.org/bones)", "400 g [noodles](/noodles) (thin)"]
      steps: ["Simmer the [bones](/bones) for six hours.", "Cook the **noodles**."]
      ---
      """, path: "a.md")
    #expect(recipe.ingredients == ["1 kg beef bones", "400 g noodles (thin)"])
    #expect(recipe.directions == ["Simmer the bones for six hours.", "Cook the noodles."])
  }

  @Test("remarks stay with their line, and links to other documents do not")
  func contexts() throws {
    let recipe = try recipe(
      """
      title: Traybake
      ingredients:
        - ingredient: 1 tsp minced ginger
          context: (from a jar)
        - ingredient: 1 batch of stock
          link: my-stock
        - ingredient: 200 g carrots
      steps: [Mix everything., Roast for 40 minutes.]
      """)
    #expect(
      recipe.ingredients == [
        "1 tsp minced ginger (from a jar)", "1 batch of stock", "200 g carrots",
      ])
  }

  @Test("amounts and units under each other's key change places, and no amount has no unit")
  func confusedKeys() throws {
    let recipe = try recipe(
      """
      title: Pancakes
      ingredients:
        - {name: flour, amount: 5, unit: ounces}
        - {name: buttermilk, unit: 6, amount: ounces}
        - {name: pepper, amount: 0, unit: tsp}
        - {name: eggs, amount: 2, unit: ""}
      steps: [Mix everything., Fry in butter.]
      """)
    #expect(recipe.ingredients == ["5 ounces flour", "6 ounces buttermilk", "pepper", "2 eggs"])
  }

  @Test(
    "lines without an amount that begin as names of groups do, or with a mark of their own, name them",
    arguments: [("Für die Soße", "Für die Soße"), ("|Sauce", "Sauce"), ("> Salsa", "Salsa")])
  func headings(line: String, name: String) throws {
    let recipe = try recipe(
      """
      title: Auflauf
      ingredients: [500 g potatoes, 2 onions, "\(line)", 2 dl cream, 1 egg, salt]
      steps: [Slice the potatoes., Bake for an hour.]
      """)
    #expect(recipe.ingredientGroups == [RecipeGroup(name: name, start: 2)])
    #expect(recipe.ingredients.count == 5)
  }

  @Test("letters that number the lines go, and amounts lose their brackets")
  func letters() throws {
    let recipe = try recipe(
      """
      title: Crumble
      ingredients: [A. (6) apples; sliced, B. (1/2 cup) oats, C. (some) sugar]
      directions: [Mix everything., Bake for 40 minutes.]
      """)
    #expect(recipe.ingredients == ["6 apples; sliced", "1/2 cup oats", "some sugar"])
  }

  @Test("amounts in a list of their own join the foods, whichever is named as the ingredients")
  func parallel() throws {
    let recipe = try recipe(
      #"""
      {"title": "Brot", "ingredientsAmount": ["500g", "250ml", "1EL"],
       "ingredientsType": ["Mehl", "Milch", "Öl"], "step": ["Alles kneten.", "Eine Stunde backen."]}
      """#, path: "a.json")
    #expect(recipe.ingredients == ["500g Mehl", "250ml Milch", "1EL Öl"])
    #expect(recipe.directions.count == 2)
  }

  @Test("preparations in a list precede the steps")
  func preparations() throws {
    let recipe = try recipe(
      """
      title: Risotto
      ingredients: [300 g rice, 1 onion]
      prep: [Chop the onion., Heat the stock.]
      steps: [Fry the onion and the rice., Add the stock little by little.]
      """)
    #expect(
      recipe.directions == [
        "Prep:", "Chop the onion.", "Heat the stock.", "Steps:", "Fry the onion and the rice.",
        "Add the stock little by little.",
      ])
    let frontMatter = try self.recipe(
      """
      ---
      title: Risotto
      ingredients: [300 g rice, 1 onion]
      steps: [Fry the onion and the rice.]
      prep: [Chop the onion., Heat the stock.]
      ---
      """, path: "a.md")
    #expect(frontMatter.directions.first == "Prep:")
    #expect(frontMatter.directions.count == 5)
  }

  @Test("lists of groups are named without the word for ingredients")
  func keysOfGroups() throws {
    let recipe = try recipe(
      """
      titolo: Lasagne
      ingredienti_sugo: [400 g passata, 1 cipolla]
      ingredienti_besciamella: [500 ml latte, 50 g burro]
      procedimento: [Cuocere il sugo., Montare le lasagne e infornare.]
      """)
    #expect(recipe.ingredientGroups.map(\.name) == ["Sugo", "Besciamella"])
    let danish = try self.recipe(
      #"""
      {"navn": "Ris", "komponent": [{"ingrediens": [{"mængde": 3, "enhed": "dl", "navn": "ris"},
       {"mængde": 4, "enhed": "stk", "navn": "æg"}]}], "fremgangsmåde": "Kog risene.\nSteg æggene."}
      """#, path: "a.json")
    #expect(danish.ingredientGroups == [])
  }

  @Test("a text with headings or two numbers has its parts and steps")
  func texts() throws {
    let recipe = try recipe(
      """
      title: Bread
      ingredients: 500 g flour, 3 dl water, salt
      instructions: |
        ## Starter
        Mix and leave it overnight.

        ## Dough
        1. Add the rest.
        2. Bake it.
      """, path: "a.yaml")
    #expect(recipe.directionGroups.map(\.name) == ["Starter", "Dough"])
    #expect(recipe.directions.count == 5)
    let markdown = try self.recipe(
      "---\ntitle: Salat\nzutaten: 1 kg Kartoffeln, 2 Zwiebeln, Salz\nanleitung: 1. Alles kochen. 2. Alles mischen.\n---\n",
      path: "a.md")
    #expect(markdown.ingredients == ["1 kg Kartoffeln", "2 Zwiebeln", "Salz"])
    #expect(markdown.directions == ["Alles kochen.", "Alles mischen."])
  }
}
