import RecipeCore
import RecipeDocuments
import Testing

@Suite("TOML files")
struct TOMLRecipeReaderTests {
  private func read(_ text: String) -> DocumentOutcome {
    AnyDocumentReader().read(Array(text.utf8), path: "a.toml", fields: .all)
  }

  @Test("tables of ingredients and steps are read as the same objects in JSON are")
  func tables() throws {
    let outcome = read(
      """
      title = "Lentil soup"
      servings = 4
      tags = ["soup", "vegan"]
      prep_time = "10 min"

      [[ingredients]]
      name = "red lentils"
      amount = 250
      unit = "g"

      [[ingredients]]
      name = "onion"
      amount = 1

      [[steps]]
      text = "Chop the onion."

      [[steps]]
      text = "Boil everything."
      """)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(outcome.dialect == "TOML")
    #expect(outcome.diagnostics == [])
    #expect(recipe.title == "Lentil soup")
    #expect(recipe.ingredients == ["250 g red lentils", "1 onion"])
    #expect(recipe.directions == ["Chop the onion.", "Boil everything."])
    #expect(recipe.prepMinutes == 10)
    #expect(recipe.tags == ["soup", "vegan"])
  }

  @Test("foods may be keys, in any language that is known")
  func foodsAsKeys() throws {
    let outcome = read(
      """
      titel = "Linsensuppe"

      [zutaten]
      linsen = "250 g"
      "möhren" = "3 Stück"

      [[zubereitung]]
      anweisung = "Linsen waschen."

      [[zubereitung]]
      anweisung = "Alles kochen."
      """)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.ingredients == ["250 g linsen", "3 Stück möhren"])
    #expect(recipe.directions == ["Linsen waschen.", "Alles kochen."])
  }

  @Test("several recipes are an array of tables")
  func several() {
    let outcome = read(
      """
      [[recipes]]
      title = "Tea"
      ingredients = ["1 tea bag"]
      [[recipes]]
      title = "Soup"
      ingredients = ["1 leek"]
      """)
    #expect(outcome.entries.map(\.recipe.title) == ["Tea", "Soup"])
  }

  @Test("a file that is not TOML is an error with its place, and a settings file a note")
  func notRecipes() {
    #expect(read("title = ").diagnostics.first?.severity == .error)
    #expect(read("[server]\nport = 80").diagnostics.first?.severity == .note)
  }
}
