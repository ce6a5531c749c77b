import RecipeCore
import RecipeDocuments
import Testing

@Suite("Mealie")
struct MealieTests {
  @Test("an old export has its lines in the notes of its ingredients")
  func old() throws {
    let recipe = try read(
      #"""
      {"id":4,"name":"Oat biscuits","slug":"oat-biscuits","image":"oat-biscuits",
       "description":"Crisp.","recipe_category":["Dessert"],"tags":["oats"],"rating":null,
       "date_added":"2021-10-28","recipe_yield":"","recipe_ingredient":[
        {"title":"Dough","note":"1.5 cups (150g) oats  ","unit":null,"food":null,
         "disable_amount":true,"quantity":1},
        {"title":null,"note":"butter","unit":null,"food":null,"disable_amount":true,"quantity":1}],
       "recipe_instructions":[{"title":"","text":"Mix."},{"title":"Baking","text":"Bake."}],
       "nutrition":{"calories":"90"},"total_time":null,"prep_time":null,
       "perform_time":"10-13 Minutes","notes":[],"org_url":"https://oats.example/biscuits",
       "extras":{"mood":"fine"}}
      """#)
    #expect(
      recipe
        == Recipe(
          title: "Oat biscuits", sourceURL: "https://oats.example/biscuits",
          ingredients: ["1.5 cups (150g) oats", "butter"],
          ingredientGroups: [RecipeGroup(name: "Dough", start: 0)],
          directions: ["Mix.", "Baking:", "Bake."],
          directionGroups: [RecipeGroup(name: "Baking", start: 1)], description: "Crisp.",
          tags: ["Dessert", "oats"], nutrition: [NutritionFact(name: "calories", text: "90")],
          cookMinutes: MinuteRange(10, 13), published: "2021-10-28",
          extras: [
            ExtraField(name: "image", json: #""oat-biscuits""#),
            ExtraField(name: "slug", json: #""oat-biscuits""#),
            ExtraField(name: "mood", json: #""fine""#), ExtraField(name: "id", json: "4"),
          ]))
  }

  @Test(
    "an ingredient is the line that was typed, else what its parts say",
    arguments: [
      (#"{"originalText":"2 c. flour","display":"2 cups flour","note":"x"}"#, "2 c. flour"),
      (#"{"display":"2 cups flour"}"#, "2 cups flour"),
      (
        #"{"quantity":2.0,"unit":{"name":"cup","pluralName":"cups"},"food":{"name":"flour"}}"#,
        "2 cups flour"
      ),
      (#"{"quantity":2,"unit":null,"food":{"name":"egg","pluralName":"eggs"}}"#, "2 eggs"),
      (
        #"{"quantity":0.5,"unit":{"name":"cup"},"food":{"name":"oats"},"note":"rolled"}"#,
        "0.5 cup oats, rolled"
      ),
      (#"{"quantity":0,"unit":null,"food":{"name":"salt"},"note":""}"#, "salt"),
      (#"{"quantity":1,"unit":null,"food":null,"note":"a pinch of salt"}"#, "a pinch of salt"),
      (#"{"quantity":3,"food":"salt","note":"3 g salt","disableAmount":true}"#, "3 g salt"),
      (#""1 egg""#, "1 egg"),
    ])
  func ingredient(json: String, line: String) throws {
    let recipe = try read(
      "{\"name\":\"A\",\"orgURL\":\"https://a.example\",\"recipeIngredient\":[\(json)]}")
    #expect(recipe.ingredients == [line])
  }

  @Test("a recipe of the API has its tags and numbers in objects")
  func api() throws {
    let recipe = try read(
      #"""
      {"name":"Soup","slug":"soup","recipeYieldQuantity":6.0,"recipeYield":"bowls","rating":4.5,
       "recipeServings":0,"recipeCategory":[{"name":"Dinner","slug":"dinner"}],
       "tags":[{"name":"Quick","slug":"quick"}],"prepTime":"1 hour","orgURL":"",
       "recipeIngredient":[{"display":"1 leek"}],"recipeInstructions":[{"text":"Boil."}]}
      """#)
    #expect(recipe.tags == ["Dinner", "Quick"])
    #expect(recipe.yield == "6 bowls")
    #expect(recipe.rating?.value.text == "4.5")
    #expect(recipe.prepMinutes == 60)
    #expect(recipe.sourceURL == nil)
  }

  @Test("a backup is tables that are joined by ids, in the order of their positions")
  func backup() {
    let outcome = JSONRecipeReader().read(
      Array(
        #"""
        {"recipes":[{"id":"r1","name":"Soup","recipe_servings":4},{"id":"r2","name":"Tea"}],
         "recipes_ingredients":[
          {"recipe_id":"r1","position":2,"note":"salt"},
          {"recipe_id":"r1","position":1,"quantity":2.0,"unit_id":"u","food_id":"f","title":"Pot"},
          {"recipe_id":"r2","position":1,"original_text":"1 bag of tea","note":""}],
         "recipe_instructions":[{"recipe_id":"r2","position":0,"text":"Brew."}],
         "ingredient_units":[{"id":"u","name":"pound","plural_name":"pounds"}],
         "ingredient_foods":[{"id":"f","name":"leek"}],
         "categories":[{"id":"c","name":"Dinner"}],"tags":[{"id":"t","name":"Hot"}],
         "recipes_to_categories":[{"recipe_id":"r1","category_id":"c"}],
         "recipes_to_tags":[{"recipe_id":"r1","tag_id":"t"}],
         "users":[{"id":"x","name":"Sam","ingredients":"no"}]}
        """#.utf8), path: "database.json", fields: .all)
    let recipes = outcome.entries.map(\.recipe)
    #expect(recipes.map(\.title) == ["Soup", "Tea"])
    #expect(recipes.map(\.ingredients) == [["2 pounds leek", "salt"], ["1 bag of tea"]])
    #expect(recipes[0].ingredientGroups == [RecipeGroup(name: "Pot", start: 0)])
    #expect(recipes.map(\.directions) == [[], ["Brew."]])
    #expect(recipes[0].tags == ["Dinner", "Hot"])
    #expect(recipes[0].yield == "4 servings")
    #expect(outcome.dialect == "Mealie")
    #expect(outcome.diagnostics == [])
  }

  @Test("tables of a backup that nothing is known of stay with their recipes")
  func otherTables() throws {
    let outcome = JSONRecipeReader().read(
      Array(
        #"""
        {"recipes":[{"id":"r1","name":"Soup"},{"id":"r2","name":"Tea"}],"recipe_instructions":[],
         "notes":[{"recipe_id":"r1","text":"Good."},{"recipe_id":"r2","text":"Hot."}],
         "recipe_nutrition":[{"recipe_id":"r1","calories":"90"}],"users":[{"id":"x"}]}
        """#.utf8), path: "database.json", fields: .all)
    let extras = outcome.entries.map { $0.recipe.extras.filter { $0.name != "id" } }
    #expect(
      extras == [
        [ExtraField(name: "nutrition", json: #"[{"recipe_id":"r1","calories":"90"}]"#)], [],
      ])
    #expect(outcome.entries.map(\.recipe.notes) == [["Good."], ["Hot."]])
  }

  @Test("notes, tools and nutrition of a recipe are fields")
  func remarks() throws {
    let recipe = try read(
      #"""
      {"name":"Soup","orgURL":"https://a.example","recipeIngredient":[{"note":"1 leek"}],
       "notes":[{"title":"Freezing","text":"Three months."}],"tools":[{"id":"t","name":"Pot"}],
       "nutrition":{"calories":"90","fatContent":null,"proteinContent":""}}
      """#)
    #expect(recipe.notes == ["Freezing: Three months."])
    #expect(recipe.tools == ["Pot"])
    #expect(recipe.nutrition == [NutritionFact(name: "calories", text: "90")])
    #expect(recipe.extras == [])
  }

  @Test("what steps and ingredients say that a recipe has no place for is told once")
  func leftOut() {
    let json = #"""
      {"name":"Soup","orgURL":"https://a.example","recipeIngredient":[
        {"note":"1 leek","shop":"Corner"},{"note":"salt","shop":"Market","isFood":false,"shelf":0}],
       "recipeInstructions":[{"text":"Boil.","summary":"Heat"},{"text":"Eat.","summary":""}]}
      """#
    let outcome = JSONRecipeReader().read(Array(json.utf8), path: "recipe.json", fields: .all)
    #expect(
      outcome.diagnostics.map(\.message) == [
        "'shop' of an ingredient was ignored", "'summary' of a step was ignored",
      ])
  }

  private func read(_ json: String) throws -> Recipe {
    let outcome = JSONRecipeReader().read(Array(json.utf8), path: "recipe.json", fields: .all)
    #expect(outcome.dialect == "Mealie")
    return try #require(outcome.entries.first?.recipe)
  }
}
