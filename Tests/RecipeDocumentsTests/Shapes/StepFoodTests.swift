import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Ingredients beside the steps that need them")
struct StepFoodTests {
  @Test(
    "no amount without its food, and no food, is added to a step",
    arguments: [
      #""ingredientes": [{"nombre": "pollo", "cantidad": 1, "unidad": "kg"}, {"nombre": "jengibre"}]"#,
      #""ingredients": ["1 kg pollo", "jengibre"]"#, #""cantidades": {"pollo": "1 kg"}"#,
      #""uses": [{"item": "pollo", "qty": 1, "unit": "kg"}, {"item": "jengibre"}]"#,
      #""usa": [{"ref": "pollo", "cantidad": "500 g"}]"#,
    ])
  func foods(member: String) throws {
    let json = """
      {"titulo": "Pollo", "ingredientes": ["1 kg de pollo", "jengibre"],
       "pasos": [{"texto": "Cortar el pollo.", \(member)}, {"texto": "Saltear con aceite."}]}
      """
    let outcome = AnyDocumentReader().read(Array(json.utf8), path: "a.json", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.directions == ["Cortar el pollo.", "Saltear con aceite."])
    #expect(recipe.ingredients == ["1 kg de pollo", "jengibre"])
  }

  @Test("amounts find their foods in another list by its ids")
  func ids() throws {
    let json = """
      {"title": "Bread", "ingredients": [{"food_id": 2, "amount": 500, "unit": "g"},
       {"food_id": 1, "amount": 350, "unit": "ml"}], "foods": [{"id": 1, "name": "water"},
       {"id": 2, "name": "flour"}], "steps": ["Knead it well.", "Bake it."]}
      """
    let outcome = AnyDocumentReader().read(Array(json.utf8), path: "a.json", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.ingredients == ["500 g flour", "350 ml water"])
    #expect(recipe.ingredientGroups == [])
  }

  @Test(
    "the preparation in front matter precedes the cooking",
    arguments: [("mise_en_place", "cuisson", "Cuisson"), ("preparation", "cooking", "Cooking")])
  func order(first: String, second: String, name: String) throws {
    let prepared = "\(first):\n  - Hacher les oignons.\n  - Râper le fromage.\n"
    let cooked = "\(second):\n  - Monter les lasagnes.\n  - Cuire au four.\n"
    for parts in [prepared + cooked, cooked + prepared] {
      let text = "---\ntitle: Lasagne\ningredients:\n  - 500 g pasta\n  - 2 onions\n\(parts)---\n"
      let outcome = AnyDocumentReader().read(Array(text.utf8), path: "a.md", fields: .all)
      let recipe = try #require(outcome.entries.first?.recipe)
      #expect(recipe.directionGroups.map(\.name).last == name)
      #expect(recipe.directions.contains("Râper le fromage."))
      #expect(recipe.directions.last == "Cuire au four.")
    }
  }

  @Test("tags of HTML in front matter are no part of a food")
  func markup() throws {
    let text = """
      +++
      title = "Pasta"
      ingredients = ["500 g <a class=x href='/tofu'>tofu</a>", "<a href='/salt'>salt</a>"]
      steps = ["Cut the tofu.", "Boil it."]
      +++
      """
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "a.md", fields: .all)
    #expect(outcome.entries.first?.recipe.ingredients == ["500 g tofu", "salt"])
  }
}
