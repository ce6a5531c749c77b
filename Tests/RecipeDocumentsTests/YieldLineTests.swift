import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Yields among the ingredients")
struct YieldLineTests {
  @Test(
    "a line that states how much the recipe gives is its yield",
    arguments: [
      ("Serves 4", "4"), ("Makes 12 buns:", "12 buns"), ("For 6 people:", "6 people"),
      ("Ingredients for 2 servings", "2 servings"), ("Zutaten für 3 Personen:", "3 Personen"),
      ("Zutaten (4 Portionen)", "4 Portionen"), ("Ingrédients pour 8 crêpes :", "8 crêpes"),
      ("Para 4 personas:", "4 personas"), ("4 portioner", "4 portioner"), ("Porcje: 6", "6"),
      ("Yield: 2 loaves", "2 loaves"), ("Na 4 porcje:", "4 porcje"),
    ])
  func yields(line: String, yield: String) {
    #expect(YieldLine.yield(in: line) == yield)
  }

  @Test(
    "an ingredient, a time and the name of a group are none",
    arguments: [
      "4 eggs", "For the 2 sauces:", "2 servings instant noodles", "For 2 hours", "Serves",
      "Sauce:",
      "Makes 500 g dough", "4", "1 Portion Hefe", "200 g rice",
    ])
  func others(line: String) {
    #expect(YieldLine.yield(in: line) == nil)
  }

  private func recipe(_ text: String) throws -> Recipe {
    let outcome = MarkdownRecipeReader().read(Array(text.utf8), path: "a.md", fields: .all)
    return try #require(outcome.entries.first?.recipe)
  }

  @Test(
    "the first line of a list in front matter may be the yield, which another one may contradict")
  func frontMatter() throws {
    let recipe = try recipe(
      """
      ---
      title: Eintopf
      zutaten: ["Zutaten für 4 Portionen:", 500 g Bohnen, 1 Zwiebel]
      ---
      1. Alles eine Stunde kochen.
      """)
    #expect(recipe.yield == "4 Portionen")
    #expect(recipe.ingredients == ["500 g Bohnen", "1 Zwiebel"])
    let other = try self.recipe(
      """
      ---
      title: Stew
      servings: 2
      ingredients: [Serves 4, 500 g beans, 1 onion]
      ---
      1. Boil everything for an hour.
      """)
    #expect(other.yield == "2")
    #expect(other.notes == ["Serves 4"])
    #expect(other.ingredients.count == 2)
  }
}
