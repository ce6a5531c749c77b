import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Rows of objects")
struct ObjectRowTests {
  private func recipe(_ text: String, path: String = "a.json") throws -> Recipe {
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
    return try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
  }

  @Test("a row that says that it is a section is a group, and one that it is a hint a note")
  func kindsOfRows() throws {
    let recipe = try recipe(
      """
      {"title": "Melt", "ingredients": [
        {"type": "section", "name": "Mix"},
        {"type": "item", "name": "tuna", "quantity": 1, "unit": "tin"},
        {"type": "item", "name": "mayonnaise", "quantity": 2, "unit": "tbsp"},
        {"type": "section", "name": "Top"},
        {"type": "item", "name": "Cheddar", "quantity": 100, "unit": "g"}],
       "steps": [
        {"type": "section", "text": "Mix"},
        {"type": "step", "text": "Stir the tuna with the mayonnaise."},
        {"type": "section", "text": "Grill"},
        {"type": "step", "text": "Pile onto bread and grill until bubbling."},
        {"type": "hint", "text": "A slice of tomato below the cheese is good."}]}
      """)
    #expect(recipe.ingredients == ["1 tin tuna", "2 tbsp mayonnaise", "100 g Cheddar"])
    #expect(
      recipe.ingredientGroups == [
        RecipeGroup(name: "Mix", start: 0), RecipeGroup(name: "Top", start: 2),
      ])
    #expect(recipe.directionGroups.map(\.name) == ["Mix", "Grill"])
    #expect(recipe.directions.count == 4)
    #expect(recipe.notes == ["A slice of tomato below the cheese is good."])
  }

  @Test("a flag of a row tells that it is a heading")
  func flagsOfRows() throws {
    let recipe = try recipe(
      """
      {"title": "Soup", "ingredients": [
        {"is_header": true, "name": "Soup"}, {"is_header": false, "name": "leek", "amount": 2},
        {"is_header": false, "name": "salt"}], "steps": ["Boil the leek.", "Add salt."]}
      """)
    #expect(recipe.ingredients == ["2 leek", "salt"])
    #expect(recipe.ingredientGroups.map(\.name) == ["Soup"])
  }

  @Test("references between ingredients and steps are not food, nor words of a step")
  func references() throws {
    let recipe = try recipe(
      """
      {"title": "Slaw", "parts": [
        {"ref": "i1", "label": "cabbage", "weight_g": 500},
        {"ref": "i2", "label": "carrots", "weight_g": 200}],
       "flow": [
        {"uses": ["i1", "i2"], "instruction": "Shred the cabbage and grate the carrots."},
        {"uses": [], "instruction": "Leave it cold before serving.", "idle_minutes": 60}]}
      """)
    #expect(recipe.ingredients == ["500 g cabbage", "200 g carrots"])
    #expect(
      recipe.directions == [
        "Shred the cabbage and grate the carrots.", "Leave it cold before serving. (60 min)",
      ])
  }

  @Test("a food under the name of a whole line keeps the amount beside it")
  func textIsFood() throws {
    let recipe = try recipe(
      """
      {"title": "T", "rows": [{"text": "tuna", "q": 1, "u": "tin"},
       {"text": "mayonnaise", "q": 2, "u": "tbsp"}, {"text": "Cheddar", "q": 100, "u": "g"}],
       "steps": ["Mix all of it.", "Grill it well."]}
      """)
    #expect(recipe.ingredients == ["1 tin tuna", "2 tbsp mayonnaise", "100 g Cheddar"])
  }

  @Test("one of two bounds is enough where other rows have both, and an amount may be repeated")
  func boundsAndRepeats() throws {
    let recipe = try recipe(
      """
      {"title": "Rice", "ingredients": [
        {"min": 2, "max": 3, "unit": "tbsp", "name": "ghee"},
        {"min": 400, "max": null, "unit": "g", "name": "tomatoes", "repeat": 2}],
       "directions": ["Boil."]}
      """)
    #expect(recipe.ingredients == ["2-3 tbsp ghee", "2 x 400 g tomatoes"])
  }

  @Test("nutrients are no amounts, a note keeps its brackets, and 'or' joins two foods")
  func partsOfLines() throws {
    let recipe = try recipe(
      """
      {"title": "T", "ingredients": [
        {"name": "chicken", "quantity": "200g", "protein_g": 46.0, "fat_g": 6.0},
        {"name": "milk", "quantity": "1 l", "note": "(tepid)", "or": "oat milk"}],
       "directions": ["Boil."]}
      """)
    #expect(recipe.ingredients == ["200g chicken", "1 l milk or oat milk (tepid)"])
  }

  @Test("a duration of a step is written as a cook writes it, unless the step has it already")
  func durationsOfSteps() throws {
    let recipe = try recipe(
      """
      {"title": "T", "ingredients": ["1 egg", "1 l water"], "steps": [
        {"task": "Add 1 egg to the water.", "duration": "PT1H"},
        {"task": "Stir it well.", "duration": "PT45S"},
        {"task": "Bake for 15 minutes until golden.", "duration": "PT15M"},
        {"task": "Leave it somewhere cold.", "duration": "overnight"},
        {"task": "Heat it up again.", "duration": "PT1H30M"}]}
      """)
    #expect(
      recipe.directions == [
        "Add 1 egg to the water. (1 h)", "Stir it well. (45 s)",
        "Bake for 15 minutes until golden.", "Leave it somewhere cold. (overnight)",
        "Heat it up again. (1 h 30 min)",
      ])
  }

  @Test("steps of two words and a letter for the minutes are steps, not ingredients")
  func shortSteps() throws {
    let recipe = try recipe(
      """
      {"title": "P", "ingredients": ["50 g oats"], "acts": [
        {"t": "Simmer oats and milk, stirring.", "m": 5}, {"t": "Serve with honey.", "m": 0}]}
      """)
    #expect(recipe.ingredients == ["50 g oats"])
    #expect(recipe.directions.count == 2)
  }

  @Test("amounts and foods may be in lists of equal length, or under numbered keys")
  func parallelLists() throws {
    let lists = try recipe(
      """
      {"title": "V", "mengen": ["90 ml", "1 TL"], "zutaten": ["Olivenöl", "Senf"],
       "ablauf": ["Senf und Essig verrühren.", "Öl einrühren."]}
      """)
    #expect(lists.ingredients == ["90 ml Olivenöl", "1 TL Senf"])
    #expect(lists.directions.count == 2)
    let numbered = try recipe(
      #"""
      {"strMeal": "V", "thing1": "olive oil", "thing2": "mustard", "howmuch1": "90 ml",
       "howmuch2": "1 tsp", "what_to_do": "Whisk the mustard.\r\nTrickle in the oil."}
      """#)
    #expect(numbered.ingredients == ["90 ml olive oil", "1 tsp mustard"])
  }

  @Test("keys of one letter are no amounts, and a step of one word is one among sentences")
  func keysOfOneLetter() throws {
    let recipe = try recipe(
      """
      {"n": "Dal", "ing": [{"a": "200", "m": "g", "w": "lentils"}, {"a": "1", "m": "l", "w": "water"}],
       "how": ["Boil the lentils until they are soft.", "Season."]}
      """)
    #expect(recipe.ingredients == ["200 g lentils", "1 l water"])
    #expect(recipe.directions.count == 2)
  }

  @Test("steps may be markup under any key")
  func markup() throws {
    let recipe = try recipe(
      """
      {"title": "T", "ingredients": ["1 tin tuna", "100 g cheese"],
       "guide": {"html": "<ol><li>Stir the tuna.</li><li>Grill it until bubbling.</li></ol>"}}
      """)
    #expect(recipe.directions == ["Stir the tuna.", "Grill it until bubbling."])
  }
}
