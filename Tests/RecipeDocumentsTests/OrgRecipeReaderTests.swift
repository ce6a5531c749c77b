import RecipeCore
import RecipeDocuments
import Testing

@Suite("Outlines of Org mode")
struct OrgRecipeReaderTests {
  private func read(_ text: String) -> DocumentOutcome {
    AnyDocumentReader().read(Array(text.utf8), path: "a.org", fields: .all)
  }

  @Test("each of several headings with ingredients is a recipe, with its tags and properties")
  func several() throws {
    let outcome = read(
      """
      #+TITLE: Family recipes

      * Pancakes                            :breakfast:sweet:
      :PROPERTIES:
      :SOURCE: https://example.org/pancakes
      :SERVINGS: 4
      :END:

      Good with [[https://example.org/syrup][syrup]].

      ** Ingredients
      - 200 g flour
      - 2 eggs
      ** Directions
      1. Mix flour and eggs.
      2. Fry in butter.
      ** Notes
      Let the batter rest.

      * Tomato soup
      ** Ingredients
      - 1 kg tomatoes
      ** Steps
      1. Boil everything.
      """)
    #expect(outcome.dialect == "Org mode")
    #expect(outcome.entries.map(\.recipe.title) == ["Pancakes", "Tomato soup"])
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.ingredients == ["200 g flour", "2 eggs"])
    #expect(recipe.directions == ["Mix flour and eggs.", "Fry in butter."])
    #expect(recipe.notes == ["Let the batter rest."])
    #expect(recipe.tags == ["breakfast", "sweet"])
    #expect(recipe.yield == "4")
    #expect(recipe.sourceURL == "https://example.org/pancakes")
    #expect(recipe.description == "Good with syrup.")
  }

  @Test("the title of a file with one recipe is that of the recipe")
  func title() throws {
    let recipe = try #require(
      read(
        """
        #+TITLE: Leek soup
        #+FILETAGS: :soup:
        # a comment
        * Ingredients
        - [ ] 2 leeks
        - cream :: 200 ml
        * Method
        1) Boil.
        """
      ).entries.first?.recipe)
    #expect(recipe.title == "Leek soup")
    #expect(recipe.tags == ["soup"])
    #expect(recipe.ingredients == ["2 leeks", "cream: 200 ml"])
    #expect(recipe.directions == ["Boil."])
  }

  @Test("two recipes below one heading, with indented tables, and numbered work under another word")
  func indentedTables() {
    func recipe(_ title: String, _ food: String) -> String {
      """
      ** \(title)

      *** Ingredients

          | Ingredient | Amount | Prep   |
          |------------+--------+--------|
          | \(food)    | 2 cups | sliced |
          | Salt       | 1 tsp  |        |

      *** Recipe

      1. Boil the food.
      2. Eat it.

      """
    }
    let outcome = read(
      "#+TITLE: Book\n\n* Recipes :TOC:\n" + recipe("Peas", "Peas") + recipe("Beans", "Beans"))
    #expect(outcome.entries.map(\.recipe.title) == ["Peas", "Beans"])
    #expect(
      outcome.entries.map(\.recipe.ingredients) == [
        ["2 cups Peas, sliced", "1 tsp Salt"], ["2 cups Beans, sliced", "1 tsp Salt"],
      ])
    #expect(outcome.entries.allSatisfy { $0.recipe.directions == ["Boil the food.", "Eat it."] })
  }
}
