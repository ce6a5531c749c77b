import RecipeCore
import RecipeDocuments
import Testing

@Suite("Plain text")
struct PlainTextReaderTests {
  private func read(_ text: String, path: String = "a.txt") -> DocumentOutcome {
    AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
  }

  @Test("words that name ingredients and directions divide a text without markup")
  func one() throws {
    let outcome = read(
      """
      GRAN'S OAT BISCUITS

      Makes 20
      Prep: 10 minutes
      Bake: 12-15 minutes

      INGREDIENTS
      100g oats
      * 50g butter
      For the icing:
      30g sugar

      METHOD
      Melt the butter.
      Stir in the oats.
      Bake at 180C.

      NOTES
      Keep in a tin.
      """)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(outcome.dialect == "plain text")
    #expect(recipe.title == "GRAN'S OAT BISCUITS")
    #expect(recipe.yield == "20")
    #expect([recipe.prepMinutes, recipe.cookMinutes] == [10, MinuteRange(12, 15)])
    #expect(recipe.ingredients == ["100g oats", "50g butter", "30g sugar"])
    #expect(recipe.ingredientGroups == [RecipeGroup(name: "For the icing", start: 2)])
    #expect(recipe.directions == ["Melt the butter.", "Stir in the oats.", "Bake at 180C."])
    #expect(recipe.notes == ["Keep in a tin."])
  }

  @Test(
    "several recipes are told by rules, labels or gaps, and wrapped steps are one",
    arguments: ["\n----------\n\n", "\n\n\n", "\n\u{0C}\n", "\n* * *\nTitle: "])
  func several(gap: String) {
    func recipe(_ title: String) -> String {
      """
      \(title)

      Ingredients:
      3 plums
      1 cup sugar

      Directions:
      1. Stew the plums in a wide pan until they are
         soft.
      2. Add the sugar.

      """
    }
    let outcome = read(recipe("Plum jam") + gap + recipe("Plum butter"))
    #expect(outcome.entries.map(\.recipe.title) == ["Plum jam", "Plum butter"])
    for entry in outcome.entries {
      #expect(entry.recipe.ingredients == ["3 plums", "1 cup sugar"])
      #expect(
        entry.recipe.directions == [
          "Stew the plums in a wide pan until they are soft.", "Add the sugar.",
        ])
    }
  }

  @Test("labels, a bare address and marked headings of a manager's text are fields")
  func manager() throws {
    let recipe = try #require(
      read(
        """
        Title: Dal
        Description: A dal for weekdays.
        Cuisine: Indian
        https://soups.example/dal

        Ingredients:
        1 cup lentils
        ** For the top
        1 onion

        Directions:
        Boil the lentils.
        Fry the onion.
        """
      ).entries.first?.recipe)
    #expect(recipe.title == "Dal")
    #expect(recipe.description == "A dal for weekdays.")
    #expect(recipe.tags == ["Indian"])
    #expect(recipe.sourceURL == "https://soups.example/dal")
    #expect(recipe.ingredients == ["1 cup lentils", "1 onion"])
    #expect(recipe.ingredientGroups == [RecipeGroup(name: "For the top", start: 1)])
  }

  @Test("two lists of ingredients above one method are of one recipe")
  func parts() throws {
    let outcome = read(
      """
      Plum tart

      Ingredients
      200 g flour

      Ingredients
      500 g plums

      Method
      Make a dough.

      Cover it with plums.
      """)
    #expect(outcome.entries.count == 1)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.ingredients == ["200 g flour", "500 g plums"])
    #expect(recipe.directions == ["Make a dough.", "Cover it with plums."])
  }

  @Test("a text with headings of Markdown is read as such")
  func markdown() throws {
    let recipe = try #require(
      read("# Soup\n\n## Ingredients\n\n- *2* leeks\n").entries.first?.recipe)
    #expect(recipe.title == "Soup")
    #expect(recipe.ingredients == ["2 leeks"])
  }

  @Test(
    "a text that is no recipe is none", arguments: ["", "Remember the milk.", "swift\ncmake\n"])
  func none(text: String) {
    #expect(read(text).entries.isEmpty)
  }
}
