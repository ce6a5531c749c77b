import JSONSyntax
import RecipeCore
import RecipeDocuments
import Testing

@Suite("food2fork recipes and answers")
struct JSONFood2ForkTests {
  @Test("a v1 recipe keeps its rank's digits and its id's zeros")
  func version1() throws {
    let (id, recipe) = try read(
      #"""
      {"publisher":"Pots &amp; Pans","f2f_url":"http://f2f.example/view/0002d6","title":"Leek pie",
       "ingredients":["For the crust:","flour"," butter (see below)","salt\n"],
       "source_url":"http://pots.example/leek","recipe_id":"0002d6",
       "image_url":"http://f2f.example/1.jpg","social_rank":99.99999999999974,
       "publisher_url":"http://pots.example"}
      """#)
    #expect(id == "0002d6")
    #expect(
      recipe
        == Recipe(
          title: "Leek pie", publisher: "Pots & Pans", publisherURL: "http://pots.example",
          sourceURL: "http://pots.example/leek", f2fURL: "http://f2f.example/view/0002d6",
          imageURL: "http://f2f.example/1.jpg", socialRank: ExactNumber("99.99999999999974"),
          ingredients: ["flour", "butter (see below)", "salt"],
          ingredientGroups: [RecipeGroup(name: "For the crust", start: 0)]))
  }

  @Test(
    "a rank that is not a number is kept as an unknown field, with a warning",
    arguments: [
      (#""high""#, #""high""#), ("[1]", "[1]"), (#"{"value":9}"#, #"{"value":9}"#),
      ("true", "true"), ("null", nil), (#""""#, nil), (#""9,5""#, nil),
    ] as [(String, String?)])
  func oddRank(json: String, kept: String?) {
    for member in [#""f2f_url":"http://f2f.example/1","#, ""] {
      let text = #"{"title":"A","ingredients":["a"],\#(member)"social_rank":\#(json)}"#
      let outcome = JSONRecipeReader().read(Array(text.utf8), path: "a.json", fields: .all)
      let extras = outcome.entries.first?.recipe.extras.filter { $0.name == "social_rank" }
      #expect(extras?.map(\.json) == (kept.map { [$0] } ?? []))
      #expect(outcome.diagnostics.filter { $0.severity == .warning }.count == (kept == nil ? 0 : 1))
    }
  }

  @Test(
    "an id is text, however it is written",
    arguments: [
      (#""47024""#, "47024"), ("47024", "47024"), (#""47e12""#, "47e12"), (#""0002d6""#, "0002d6"),
      ("null", nil), (#""""#, nil),
    ] as [(String, String?)])
  func ids(json: String, id: String?) throws {
    #expect(try read("{\"title\":\"A\",\"recipe_id\":\(json)}").id == id)
  }

  @Test("a food2fork.ca recipe is read from its own members")
  func canadian() throws {
    let (id, recipe) = try read(
      #"""
      {"pk":583,"title":"Beef stew","publisher":"sam","featured_image":"https://x.example/b.jpg",
       "rating":16,"source_url":"https://x.example/b","description":"N/A",
       "cooking_instructions":null,"ingredients":{"1 kg beef":"","2 carrots":""},
       "date_added":"2020-11-25","date_updated":"2020-11-26"}
      """#)
    #expect(id == "583")
    #expect(recipe.imageURL == "https://x.example/b.jpg")
    #expect(recipe.ingredients == ["1 kg beef", "2 carrots"])
    #expect(recipe.description == nil)
    #expect(recipe.rating == nil)
    #expect(recipe.published == "2020-11-25")
    #expect(recipe.extras.map(\.name) == ["rating", "date_updated"])
  }

  @Test("a Forkify v2 recipe has its ingredients as lines and its made-up values as extras")
  func forkify() throws {
    let (id, recipe) = try read(
      #"""
      {"publisher":"Bakes","title":"Flat bread","id":"5ed6","servings":4,"cooking_time":45,
       "ingredients":[{"quantity":0.5,"unit":"cup","description":"milk"},
         {"quantity":null,"unit":"","description":"For the top:"},
         {"quantity":null,"unit":"","description":"salt"}]}
      """#)
    #expect(id == "5ed6")
    #expect(recipe.ingredients == ["0.5 cup milk", "salt"])
    #expect(recipe.ingredientGroups == [RecipeGroup(name: "For the top", start: 1)])
    #expect(recipe.yield == nil)
    #expect(recipe.totalMinutes == nil)
    #expect(
      recipe.extras == [
        ExtraField(name: "servings", json: "4"), ExtraField(name: "cooking_time", json: "45"),
      ])
  }

  @Test("in a folder, where records are named by path, the id is kept")
  func idInFolder() {
    let text = #"{"title":"A","recipe_id":"0002d6"}"#
    let outcome = JSONRecipeReader().read(Array(text.utf8), path: "x", fields: .all)
    #expect(
      outcome.entries.first?.recipe.extras == [ExtraField(name: "recipe_id", json: "\"0002d6\"")])
  }

  @Test(
    "every answer of the family is told apart",
    arguments: [
      (#"{"count":2,"recipes":[{"title":"A"},{"title":"B"}]}"#, "search: A B"),
      (#"{"count":0,"recipes":[]}"#, "search:"),
      (
        #"{"count":118,"next":"https://x/?page=2","previous":null,"results":[{"pk":1,"title":"A"}]}"#,
        "search: A next https://x/?page=2"
      ),
      (#"{"status":"success","results":1,"data":{"recipes":[{"title":"A"}]}}"#, "search: A"),
      (#"{"status":"success","data":{"recipe":{"title":"A"}}}"#, "recipe A"),
      (#"{"recipe":{"title":"A"}}"#, "recipe A"),
      (#"{"pk":9,"title":"A"}"#, "recipe A"),
      (#"{"recipe":[]}"#, "recipe none"), (#"{"recipe":null}"#, "recipe none"),
      (#"{"recipe":{}}"#, "recipe none"), (#"{"recipe":""}"#, "recipe none"),
      (#"{"error":"limit"}"#, "error limit"),
      (#"{"status":"fail","message":"Invalid _id: 5."}"#, "error Invalid _id: 5."),
      (#"{"status":"error"}"#, "error error"),
      (#"{"hello":1}"#, "unknown"), ("7", "unknown"), (#"[{"title":"A"}]"#, "search: A"),
    ])
  func answers(body: String, summary: String) throws {
    #expect(Self.summary(try Food2ForkAnswer(parsing: Array(body.utf8))) == summary)
  }

  @Test("a page of HTML is no answer")
  func noise() {
    #expect(throws: JSONSyntaxError.self) {
      try Food2ForkAnswer(parsing: Array("<html>".utf8))
    }
  }

  private static func summary(_ answer: Food2ForkAnswer) -> String {
    switch answer {
    case .search(let page):
      (["search:"]
        + page.rows.map { $0["title"]?.string ?? "?" } + (page.next.map { ["next", $0] } ?? []))
        .joined(separator: " ")
    case .recipe(let row): "recipe " + (row?["title"]?.string ?? "none")
    case .error(let text): "error " + text
    case .unknown: "unknown"
    }
  }

  private func read(_ text: String) throws -> (id: String?, recipe: Recipe) {
    let root = try JSONDocument(parsing: Array(text.utf8)).root
    return try #require(Food2ForkRecipe.read(root))
  }
}
