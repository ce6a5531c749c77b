import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Documents in several languages")
struct LanguageChoiceTests {
  private func recipe(_ text: String, path: String) throws -> Recipe {
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
    return try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
  }

  @Test("texts by language are read in that of the document, else in the first one")
  func objects() throws {
    let recipe = try recipe(
      """
      ---
      title: {de: Erbsensuppe, en: Pea soup}
      ingredients:
        - {amount: 500, unit: g, name: {de: Erbsen, en: peas}}
        - {amount: 1, name: {de: Möhre, en: carrot}}
      steps:
        - {de: Die Erbsen einweichen., en: Soak the peas.}
        - {de: Alles kochen., en: Boil everything.}
      ---
      """, path: "a.md")
    #expect(recipe.title == "Erbsensuppe")
    #expect(recipe.ingredients == ["500 g Erbsen", "1 Möhre"])
    #expect(recipe.directions == ["Die Erbsen einweichen.", "Alles kochen."])
  }

  @Test(
    "keys that end with languages are read in one of them",
    arguments: [
      ("language: fr\n", "Soupe aux pois", "500 g de pois"), ("", "Pea soup", "500 g peas"),
    ])
  func endings(language: String, title: String, line: String) throws {
    let recipe = try recipe(
      language
        + """
        title_en: Pea soup
        title_fr: Soupe aux pois
        ingredients_en: [500 g peas, 1 carrot]
        ingredients_fr: [500 g de pois, 1 carotte]
        steps_en: [Soak the peas., Boil everything.]
        steps_fr: [Tremper les pois., Tout cuire.]
        """, path: "a.yaml")
    #expect(recipe.title == title)
    #expect(recipe.ingredients.first == line)
    #expect(recipe.ingredients.count == 2)
    #expect(recipe.directions.count == 2)
  }

  @Test("two letters that are no languages, and amounts, are no choice")
  func others() throws {
    let recipe = try recipe(
      """
      title = "Brød"
      recipe_no = 12
      [ingredients]
      mel = { el = 2, tl = 1 }
      is = "200 g"
      no = "3 dl"
      """, path: "a.toml")
    #expect(recipe.title == "Brød")
    #expect(recipe.ingredients.count >= 3)
  }
}
