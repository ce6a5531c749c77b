import RecipeCore
import RecipeDocuments
import Testing

@Suite("Hostile exports of recipe managers")
struct AppHostileTests {
  private static let shapes = [
    (
      "Mealie", #""orgURL":"http://a.example","recipeIngredient":[{"note":"b"}]"#,
      [
        "recipeIngredient", "recipeInstructions", "recipeYield", "recipeServings", "rating", "tags",
        "recipeCategory", "prepTime", "dateAdded", "extras", "image", "description",
      ]
    ),
    (
      "Tandoor", #""working_time":1,"steps":[{"instruction":"b"}]"#,
      [
        "steps", "keywords", "servings", "servings_text", "waiting_time", "source_url",
        "created_at",
      ]
    ),
    (
      "Paprika", #""photo_hash":"x","ingredients":"b""#,
      [
        "directions", "categories", "rating", "created", "photo_data", "photos", "servings", "hash",
        "prep_time", "source", "uid",
      ]
    ),
    (
      "KitchenOwl", #""time":1,"items":[{"name":"b"}]"#,
      ["yields", "tags", "description", "photo", "source", "prep_time"]
    ),
  ]

  private static let values = [
    "null", "true", "0", "-1e308", "1e999", "\"\"", "\"x\"", "[]", "{}", "[[[]]]",
    "[null,true,1,\"\",{}]", "{\"a\":{\"b\":[]}}", "[{\"name\":{}}]", "[{\"title\":[1]}]",
  ]

  @Test("values of the wrong kind anywhere leave a recipe", arguments: shapes)
  func wrongKinds(app: String, members: String, names: [String]) {
    for name in names {
      for value in Self.values {
        let text = "{\"name\":\"A\",\"\(name)\":\(value),\(members)}"
        let outcome = JSONRecipeReader().read(Array(text.utf8), path: "x", fields: .all)
        #expect(outcome.entries.count == 1, "\(text)")
      }
    }
  }

  @Test("prose that is not wanted is not read", arguments: shapes)
  func essentials(app: String, members: String, names: [String]) {
    let text = "{\"name\":\"A\",\(members),\"description\":\"c\",\"other\":1}"
    let outcome = JSONRecipeReader().read(Array(text.utf8), path: "x", fields: .essentials)
    #expect(outcome.dialect == app)
    let recipe = outcome.entries.first?.recipe
    #expect(recipe?.directions == [])
    #expect(recipe?.description == nil)
    #expect(recipe?.extras == [])
  }
}
