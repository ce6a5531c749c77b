import RecipeCore
import RecipeDocuments
import Testing

@Suite("Tandoor")
struct TandoorTests {
  @Test("ingredients hang on steps, headers are groups, and times are minutes")
  func recipe() throws {
    let recipe = try read(
      #"""
      {"name":"Red stew","description":"","keywords":[{"name":"Hot","description":""}],
       "steps":[{"name":"","instruction":"Soak.\n\nGrind.","ingredients":[
         {"food":null,"unit":null,"amount":0,"note":"Paste","is_header":true,"no_amount":false},
         {"food":{"name":"dry chile","plural_name":"dry chiles"},"unit":{"name":"oz"},
          "amount":2.0,"note":"57 g","is_header":false,"no_amount":false},
         {"food":{"name":"salt"},"unit":{"name":"g"},"amount":5,"no_amount":true}],"time":0},
        {"name":"Stew","instruction":"Cook.","ingredients":[
         {"food":{"name":"onion","plural_name":"onions"},"unit":null,"amount":3.0,"note":""}]}],
       "working_time":15,"waiting_time":0,"internal":true,"nutrition":null,"servings":6,
       "servings_text":"bowls","source_url":"https://stew.example"}
      """#)
    #expect(
      recipe
        == Recipe(
          title: "Red stew", sourceURL: "https://stew.example",
          ingredients: ["2 oz dry chile (57 g)", "salt", "3 onions"],
          ingredientGroups: [
            RecipeGroup(name: "Paste", start: 0), RecipeGroup(name: "Stew", start: 2),
          ],
          directions: ["Soak.", "Grind.", "Stew:", "Cook."],
          directionGroups: [RecipeGroup(name: "Stew", start: 2)], tags: ["Hot"], yield: "6 bowls",
          prepMinutes: 15, extras: [ExtraField(name: "internal", json: "true")]))
  }

  @Test("an unnamed step, and the only one, make no group")
  func onlyStep() throws {
    let recipe = try read(
      #"""
      {"name":"Tea","waiting_time":4,"working_time":1,"steps":[{"name":"Brew","instruction":"Wait.",
       "ingredients":[{"food":{"name":"tea"},"amount":1,"unit":{"name":"bag"}}]}]}
      """#)
    #expect(recipe.ingredients == ["1 bag tea"])
    #expect(recipe.ingredientGroups == [])
    #expect(recipe.cookMinutes == 4)
  }

  @Test("what a step says that a recipe has no place for is told once")
  func leftOut() {
    let json = #"""
      {"name":"Tea","waiting_time":4,"working_time":1,"steps":[
        {"instruction":"Boil.","time":0,"ingredients":[{"food":"tea","amount":1,"shop":"Corner"}]},
        {"instruction":"Wait.","time":4},{"instruction":"Stir.","time":5}]}
      """#
    let outcome = JSONRecipeReader().read(Array(json.utf8), path: "recipe.json", fields: .all)
    #expect(
      outcome.diagnostics.map(\.message) == [
        "'shop' of an ingredient was ignored", "'time' of a step was ignored",
      ])
  }

  private func read(_ json: String) throws -> Recipe {
    let outcome = JSONRecipeReader().read(Array(json.utf8), path: "recipe.json", fields: .all)
    #expect(outcome.dialect == "Tandoor")
    return try #require(outcome.entries.first?.recipe)
  }
}
