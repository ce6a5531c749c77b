import RecipeCore
import RecipeDocuments
import TestSupport
import Testing

@Suite("Hostile JSON")
struct JSONHostileInputTests {
  private static let documents = [
    #"{"title":"A","recipe_id":"1","ingredients":{"a":"","b":["c"]},"social_rank":1e2}"#,
    #"{"@graph":[{"@type":["Recipe"],"@id":"x","name":"A","recipeInstructions":[{"text":"<p>B"}],"prepTime":"PT5M","aggregateRating":{"ratingValue":"4"}}]}"#,
    #"[{"title":"A","ingredients":[{"quantity":1}],"rating":{"value":4},"prep_time":"1 h 20 min","tags":"a,b"}]"#,
    "{\"title\":\"&amp;\\ud83d\\ude00é\",\"steps\":[\"1\"]}\n{\"title\":\"B\",\"steps\":\"2\"}",
  ]

  @Test("no change of a byte stops the reader", arguments: documents)
  func mutations(document: String) {
    let bytes = Array(document.utf8)
    var generator = SeededGenerator(seed: 20_261)
    for _ in 0..<1_500 {
      let changed = generator.mutated(bytes)
      let outcome = JSONRecipeReader().read(changed, path: "x", fields: .all)
      #expect(!outcome.entries.isEmpty || !outcome.diagnostics.isEmpty)
    }
  }

  @Test("values of the wrong kind anywhere leave a recipe or a diagnostic")
  func wrongKinds() {
    let names = [
      "ingredients", "directions", "tags", "yield", "prepTime", "rating", "author", "image",
      "recipeIngredient", "recipeInstructions", "recipeYield", "keywords", "aggregateRating",
      "social_rank", "recipe_id", "source", "sources", "ingredient_groups", "publisher",
    ]
    let values = [
      "null", "true", "false", "0", "-1e308", "1e999", "\"\"", "\"x\"", "[]", "{}", "[[[]]]",
      "[null,true,1,\"\",{}]", "{\"a\":{\"b\":[]}}", "[{\"name\":{}}]", "{\"@id\":\"x\"}",
    ]
    for name in names {
      for value in values {
        for type in ["", "\"@type\":\"Recipe\","] {
          let text = "{\(type)\"title\":\"A\",\"name\":\"A\",\"steps\":\"s\",\"\(name)\":\(value)}"
          let outcome = JSONRecipeReader().read(Array(text.utf8), path: "x", fields: .all)
          #expect(outcome.entries.count == 1, "\(text)")
        }
      }
    }
  }

  @Test(
    "lists inside of lists are read to a depth",
    arguments: [(1, ["x"]), (20, ["x"]), (40, []), (400, [])])
  func nesting(depth: Int, lines: [String]) {
    let opening = String(repeating: "[", count: depth)
    let list = opening + "\"x\"" + String(repeating: "]", count: depth)
    for names in [
      #""title":"A","ingredients"#, #""@type":"Recipe","name":"A","recipeInstructions"#,
    ] {
      let text = "{\(names)\":\(list)}"
      let outcome = JSONRecipeReader().read(Array(text.utf8), path: "x", fields: .all)
      let recipe = outcome.entries.first?.recipe
      #expect((recipe?.ingredients ?? []) + (recipe?.directions ?? []) == lines, "\(text)")
    }
  }

  /// Documents with a recipe on each line, of which other texts are made to read them.
  private static let made = [
    """
    [{"title": "A", "ingredients": ["salt"], "directions": ["\(filler)"], "cook_time": "soonish maybe"},
    {"title": {"S": "W"}, "ingredients": {"L": [{"S": "2 leeks"}]}, "directions": {"L": [{"S": "Boil it."}]}, \
    "prep_time": {"S": "soonish maybe"}}]
    """,
    """
    {"recipes": [{"id": 1, "title": "A", "description": "\(filler)", "cook_time": "soonish maybe"},
    {"id": 2, "title": "B", "cook_time": "soonish maybe"}], "ingredients": [{"id": 7, "name": "leeks"}], \
    "recipe_ingredients": [{"recipe_id": 1, "ingredient_id": 7}, {"recipe_id": 2, "ingredient_id": 7}]}
    """,
  ]
  private static let filler = String(repeating: "Stir. ", count: 300)

  @Test(
    "warnings about values of a text made from a recipe have the place of that", arguments: made)
  func placesOfMadeText(document: String) {
    let outcome = JSONRecipeReader().read(Array(document.utf8), path: "x", fields: .all)
    #expect(outcome.entries.count == 2)
    #expect(outcome.diagnostics.map { $0.location?.line } == [1, 2])
  }

  @Test("a graph whose nodes refer to each other is read")
  func circularGraph() {
    let text = #"""
      {"@graph":[{"@type":"Recipe","name":"A","@id":"a","author":{"@id":"b"},"image":{"@id":"a"}},
       {"@id":"b","author":{"@id":"a"},"image":{"@id":"b"}}]}
      """#
    let outcome = JSONRecipeReader().read(Array(text.utf8), path: "x", fields: .all)
    #expect(outcome.entries.map(\.recipe.title) == ["A"])
  }
}
