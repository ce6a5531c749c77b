import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("What objects say beside ingredients and steps")
struct ObjectRemarkTests {
  private func recipe(_ text: String, path: String = "a.json") throws -> Recipe {
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
    return try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
  }

  /// A recipe with further members.
  private func recipe(with members: String) throws -> Recipe {
    let lists = #""ingredients": ["500 g leeks", "1 l milk"], "steps": ["Boil."]"#
    return try recipe(#"{"title": "Soup", \#(lists), \#(members)}"#)
  }

  @Test("prose under any key is a note, and allergens are one under their name")
  func notes() throws {
    let recipe = try recipe(
      with: #""chefSays": "It keeps for three days.", "allergens": ["milk", "celery"]"#)
    #expect(recipe.notes == ["It keeps for three days.", "Allergens: milk, celery"])
    #expect(recipe.extras.isEmpty)
  }

  @Test("a list of sentences under any key are notes")
  func listOfNotes() throws {
    let recipe = try recipe(
      with: #""ideas": ["Use oat milk for a vegan soup.", "It freezes well, too."]"#)
    #expect(recipe.notes == ["Use oat milk for a vegan soup.", "It freezes well, too."])
  }

  @Test("prose for search engines, and short texts, stay extra fields")
  func noNotes() throws {
    let recipe = try recipe(
      with: #""seo_text": "The best soup of all soups.", "difficulty": "easy""#)
    #expect(recipe.notes.isEmpty)
    #expect(recipe.extras.map(\.name) == ["seo_text", "difficulty"])
  }

  @Test("a list of labels are tags, and words with hashes are several")
  func tags() throws {
    let labels = try recipe(with: #""groups_of_it": [{"id": 4, "label": "dessert"}]"#)
    #expect(labels.tags == ["dessert"])
    let kinds = try recipe(with: #""tags": ["fast"], "categorie": "soep", "keuken": "Belgisch""#)
    #expect(kinds.tags == ["fast", "soep", "Belgisch"])
    #expect(try recipe(with: ##""keywords": "#vegan #quick""##).tags == ["vegan", "quick"])
  }

  @Test("nutrients beside the other members are nutrition")
  func nutrition() throws {
    let recipe = try recipe(with: #""calories": 320, "protein_g": 12"#)
    #expect(
      recipe.nutrition == [
        NutritionFact(name: "calories", text: "320"), NutritionFact(name: "protein", text: "12 g"),
      ])
  }

  @Test("pairs of a label and a value are the members that they stand for")
  func pairs() throws {
    let recipe = try recipe(
      with: """
        "meta": [{"label": "Servings", "value": "4"}, {"label": "Cook time", "value": "20 min"}],
        "times": [{"time": "5 min", "step": "prep"}]
        """)
    #expect(recipe.yield == "4")
    #expect(recipe.cookMinutes == 20)
    #expect(recipe.prepMinutes == 5)
    #expect(recipe.ingredients.count == 2)
  }

  @Test("a timetable, ratings and key figures do not join the ingredients")
  func otherLists() throws {
    let recipe = try recipe(
      with: """
        "schedule": [{"name": "Autolyse", "minutes": 60}, {"name": "Knead", "minutes": 20}],
        "axes": [{"label": "sour", "value": 5}, {"label": "sweet", "value": 6}],
        "figures": [{"label": "oven", "value": "250", "unit": "°C"}]
        """)
    #expect(recipe.ingredients == ["500 g leeks", "1 l milk"])
    #expect(recipe.ingredientGroups.isEmpty)
  }

  @Test("an empty list of ingredients leaves the groups, and equal keys of groups are no names")
  func emptyList() throws {
    let recipe = try recipe(
      """
      {"title": "T", "ingredients": [], "ingredientGroups": [
        {"group": "Sauce", "items": [{"name": "milk", "grams": 1000}, {"name": "butter", "grams": 100}]}],
       "steps": ["Boil the milk.", "Add the butter."]}
      """)
    #expect(recipe.ingredients.count == 2)
    #expect(recipe.ingredientGroups.map(\.name) == ["Sauce"])
    let items = try self.recipe(
      """
      {"title": "T", "zutaten": [{"posten": [{"name": "Mehl", "menge": "500 g"}]},
       {"posten": [{"name": "Salz", "menge": "11 g"}]}], "schritte": ["Alles gut verkneten."]}
      """)
    #expect(items.ingredients == ["500 g Mehl", "11 g Salz"])
    #expect(items.ingredientGroups.isEmpty)
  }

  @Test("an outer title and parts with steps of their own are one recipe, also with a short part")
  func parts() throws {
    let recipe = try recipe(
      """
      {"title": "Tacos", "phases": [
        {"phase": "Filling", "needs": ["300 g mince", "2 tsp spice"],
         "acts": ["Brown the mince.", "Stir in the spice."]},
        {"phase": "Serve", "needs": ["6 tortillas"], "acts": ["Warm the tortillas and fill."]}]}
      """)
    #expect(recipe.title == "Tacos")
    #expect(recipe.ingredients == ["300 g mince", "2 tsp spice", "6 tortillas"])
    #expect(recipe.ingredientGroups.map(\.name) == ["Filling", "Serve"])
  }

  @Test("an object is an extra field only as far as nothing took its members")
  func restOfObject() throws {
    let recipe = try recipe(with: #""info": {"servings": 4, "oven_degrees": 200}"#)
    #expect(recipe.yield == "4")
    #expect(recipe.extras.map(\.json) == [#"{"oven_degrees":200}"#])
  }

  @Test("a source may be an object with a label and a page, or a book")
  func sources() throws {
    let page = try recipe(
      with: #""source": {"type": "web", "label": "Ann Cook", "url": "https://example.org/soup"}"#)
    #expect(page.sourceURL == "https://example.org/soup")
    #expect(page.publisher == "Ann Cook")
    let book = try recipe(with: #""source": {"name": "Good Book", "page": 77}"#)
    #expect(book.publisher == "Good Book")
    #expect(book.notes == ["Good Book, p. 77"])
  }

  @Test("a record of another program without its title is read by the general names")
  func missingTitle() throws {
    let recipe = try recipe(#"{"recipe_id": "RC", "name": "Soup", "ingredients": ["1 egg"]}"#)
    #expect(recipe.title == "Soup")
  }

  @Test("Markdown in a member is read as a document, with the other members as front matter")
  func markdownContent() throws {
    let recipe = try recipe(
      ##"""
      [{"title": "Brownies", "tags": ["cake"], "contentType": "markdown",
        "content": "## Ingredientes\n\n- 150 g de chocolate\n- 4 huevos\n\n## Preparación\n\n1. Derretir el chocolate.\n2. Hornear."}]
      """##)
    #expect(recipe.title == "Brownies")
    #expect(recipe.ingredients == ["150 g de chocolate", "4 huevos"])
    #expect(recipe.directions == ["Derretir el chocolate.", "Hornear."])
    #expect(recipe.tags == ["cake"])
  }
}
