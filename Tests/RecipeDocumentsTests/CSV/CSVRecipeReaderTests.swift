import RecipeCore
import RecipeDocuments
import Testing

@Suite("Tables of recipes")
struct CSVRecipeReaderTests {
  @Test("columns stand in any order, by any name that Markdown and JSON recipes have")
  func columns() throws {
    let outcome = read(
      """
      Cook Time;recipe_name;Zutaten;Servings;cuisine;Instructions;F2F URL;recipe_id;ready_in_minutes
      20 min;Leek soup;2 leeks | salt;4;French;Boil; f2f.example/1;0012;45
      """.replacing("Boil; ", with: "Boil | Serve;"))
    #expect(
      outcome.entries.map(\.recipe) == [
        Recipe(
          title: "Leek soup", f2fURL: "f2f.example/1", ingredients: ["2 leeks", "salt"],
          directions: ["Boil", "Serve"], tags: ["French"], yield: "4", cookMinutes: 20,
          totalMinutes: 45, extras: [ExtraField(name: "recipe_id", json: #""0012""#)])
      ])
    #expect(outcome.entries.map(\.line) == [2])
    #expect(outcome.dialect == "CSV")
    #expect(outcome.diagnostics == [])
  }

  @Test("the table that a meal planner exports is read: lines and markup in cells, tags of columns")
  func mealPlanner() throws {
    let outcome = read(
      """
      Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Prep Time,Cook Time,Total Time,\
      Servings,Yield,Ingredients,Directions,Tags,Rating,Photo Url,Private,Calories,Created At
      Leek Tart,Main Course,French,Leek,For <b>Sundays</b>.,Gran,https://pots.example/tart,20,45,65,\
      6,1 tart,"3 leeks, sliced
      2 eggs
      Pastry:
      1 cup flour",Slice the leeks.<br>Bake for 45 minutes.,"sunday, tart",5,,false,410,2021-03-01
      """.replacing("\\\n", with: ""))
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.ingredients == ["3 leeks, sliced", "2 eggs", "1 cup flour"])
    #expect(recipe.ingredientGroups == [RecipeGroup(name: "Pastry", start: 2)])
    #expect(recipe.directions == ["Slice the leeks.", "Bake for 45 minutes."])
    #expect(recipe.description == "For Sundays.")
    #expect(recipe.tags == ["Main Course", "French", "sunday", "tart"])
    #expect([recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes] == [20, 45, 65])
    #expect(recipe.yield == "6")
    #expect(recipe.sourceURL == "https://pots.example/tart")
    #expect(recipe.extras.map(\.name).contains("Main Ingredient"))
  }

  @Test(
    "lists as programs print them are lists",
    arguments: [
      (#"['2 leeks', "cook's salt", 'a\'b']"#, ["2 leeks", "cook's salt", "a'b"]),
      (#"["2 leeks", "salt"]"#, ["2 leeks", "salt"]),
      (#"c("2 leeks", "salt")"#, ["2 leeks", "salt"]),
      (#"[{"quantity": 2, "name": "leeks"}]"#, ["2 leeks"]),
      ("['a' b]", ["['a' b]"]), ("[", ["["]), ("c()", []), ("2 leeks; salt", ["2 leeks", "salt"]),
    ] as [(String, [String])])
  func lists(cell: String, ingredients: [String]) {
    let quoted = "\"" + cell.replacing("\"", with: "\"\"") + "\""
    let outcome = read("title,ingredients\nA,\(quoted)\n")
    #expect(outcome.entries.map(\.recipe.ingredients) == [ingredients])
  }

  @Test("our own export reads back: lists, groups, objects and disarmed formulas")
  func ownExport() throws {
    let recipe = try #require(
      read(
        #"""
        id,title,publisher,ingredients,ingredient_groups,directions,tags,rating,published,sources,extras
        9f0c,"'=Soup","'@pots","2 leeks; washed
        salt:
        1 roll","[{""name"":""To serve"",""start"":1}]",Boil; serve.,"a, b; c","{""value"":4.50,""best"":5,""count"":3}",2019-03-01,"[{""source"":""x""}]","{""notes"":""Good."",""n"":1.0}"
        """#.replacing("salt:\n", with: "")
      ).entries.first?.recipe)
    #expect(recipe.title == "=Soup")
    #expect(recipe.publisher == "@pots")
    #expect(recipe.ingredients == ["2 leeks; washed", "1 roll"])
    #expect(recipe.ingredientGroups == [RecipeGroup(name: "To serve", start: 1)])
    #expect(recipe.directions == ["Boil; serve."])
    #expect(recipe.tags == ["a, b", "c"])
    #expect(recipe.rating?.value.text == "4.50")
    #expect(recipe.rating?.count == 3)
    #expect(
      recipe.extras == [
        ExtraField(name: "notes", json: #""Good.""#), ExtraField(name: "n", json: "1.0"),
      ])
  }

  @Test("prose that is not wanted is not read")
  func essentials() {
    let text = "title,description,directions,extras,other\nTea,hot,Brew,\"{\"\"a\"\":1}\",x\n"
    let outcome = CSVRecipeReader().read(Array(text.utf8), path: "a.csv", fields: .essentials)
    #expect(outcome.entries.map(\.recipe) == [Recipe(title: "Tea")])
  }

  @Test("rows of food2fork map by their names")
  func food2fork() throws {
    let recipe = try #require(
      read(
        """
        publisher,f2f_url,title,source_url,recipe_id,image_url,social_rank,publisher_url
        Pots,http://f.example/1,Soup,http://p.example/s,0002d6,http://f.example/1.jpg,\
        99.99999999999974,http://p.example
        """
      ).entries.first?.recipe)
    #expect(
      recipe
        == Recipe(
          title: "Soup", publisher: "Pots", publisherURL: "http://p.example",
          sourceURL: "http://p.example/s", f2fURL: "http://f.example/1",
          imageURL: "http://f.example/1.jpg", socialRank: ExactNumber("99.99999999999974"),
          extras: [ExtraField(name: "recipe_id", json: #""0002d6""#)]))
  }

  @Test("rows without a title, ragged rows and unreadable cells are told with their places")
  func oddRows() {
    let outcome = read(
      "title,prep time,ingredients\nTea,soon,leaves\n,1 h,x\nToast\nSoup,1 h,x,more\n")
    #expect(outcome.entries.map(\.recipe.title) == ["Tea", "Soup"])
    #expect(
      outcome.diagnostics.map { "\($0.location?.description ?? ""): \($0.message)" } == [
        "a.csv:2:5: 'prep time' cannot be read; it was kept as an extra field",
        "a.csv:3:1: a row has no title and was skipped",
        "a.csv:4:1: a row has 1 cells, the header 3",
        "a.csv:4:1: a row without ingredients, directions and address was skipped",
        "a.csv:5:12: a row has 4 cells, the header 3",
      ])
    #expect(outcome.entries.count == 2)
    #expect(
      outcome.entries.first?.recipe.extras == [ExtraField(name: "prep time", json: #""soon""#)])
    #expect(
      outcome.entries.last?.recipe.extras == [ExtraField(name: "column_4", json: #""more""#)])
  }

  @Test(
    "a table without titles or rows says so",
    arguments: [
      ("", "the file is empty"), ("a,b\n1,2\n", "no column is a title"),
      ("title,tags\n", "the table has no rows"),
    ])
  func noRecipes(text: String, message: String) {
    #expect(read(text).diagnostics.map(\.message) == [message])
  }

  @Test("a table of a spreadsheet that writes no UTF-8 is read")
  func windows() throws {
    let bytes =
      Array("url,title\nx.example,cr".utf8) + [0xE8] + Array("me br".utf8) + [0xFB]
      + Array("l".utf8)
      + [0xE9] + Array("e \n".utf8)
    let outcome = CSVRecipeReader().read(bytes, path: "a.csv", fields: .all)
    #expect(outcome.entries.map(\.recipe.title) == ["crème brûlée"])
    #expect(outcome.diagnostics.map(\.message) == ["this is not UTF-8; Windows-1252 was assumed"])
  }

  @Test("one damaged letter does not spoil the others")
  func damaged() throws {
    let bytes = Array("url,title\nx.example,crème brûlée à ".utf8) + [0xFF]
    let outcome = CSVRecipeReader().read(bytes, path: "a.csv", fields: .all)
    #expect(outcome.entries.map(\.recipe.title) == ["crème brûlée à \u{FFFD}"])
    #expect(
      outcome.diagnostics.map(\.message) == [
        "some characters are not valid UTF-8 and were replaced"
      ])
  }

  @Test("a row of our own output that is longer than its header keeps its last cells")
  func longOwnRow() {
    let outcome = read("id,sources,ingredient_groups,title\n1,a,,Soup,more\n")
    #expect(
      outcome.entries.map(\.recipe) == [
        Recipe(title: "Soup", extras: [ExtraField(name: "column_5", json: #""more""#)])
      ])
  }

  private func read(_ text: String) -> DocumentOutcome {
    AnyDocumentReader().read(Array(text.utf8), path: "a.csv", fields: .all)
  }
}
