import RecipeCore
import RecipeDocuments
import Testing

/// Notes and tools that a page displays beside the data of its recipe.
struct PageRemarksTests {
  private func recipe(card: String, data: String = "") throws -> Recipe {
    let page = """
      <html><head><script type="application/ld+json">{"@type": "Recipe", "name": "Stew",
      "recipeIngredient": ["2 leeks"], "recipeInstructions": "Boil."\(data)}</script></head>
      <body>\(card)<div class="comment-notes">Your address</div></body></html>
      """
    let outcome = HTMLPageReader().read(Array(page.utf8), path: "stew.html", fields: .all)
    return try #require(outcome.entries.first?.recipe)
  }

  @Test(
    "the notes of a recipe's card are notes, without their heading",
    arguments: ["wprm-recipe-notes", "tasty-recipes-notes", "mv-create-notes"])
  func notes(name: String) throws {
    let card = """
      <div class="\(name) block"><h3>Notes</h3><ul><li>1. Wash the leeks.</li><li>Freeze it.</li></ul></div>
      <span class="wprm-recipe-ingredient-notes">sliced</span>
      """
    #expect(try recipe(card: card).notes == ["1. Wash the leeks.", "Freeze it."])
  }

  @Test("the equipment of a recipe's card is its tools, each once")
  func tools() throws {
    let item = "<div class=\"wprm-recipe-equipment-name\">Stock pot</div>"
    #expect(try recipe(card: item + item).tools == ["Stock pot"])
  }

  @Test("remarks in the data count before those of the page")
  func data() throws {
    let card = "<div class=\"wprm-recipe-notes\">From the page</div>"
    let recipe = try recipe(card: card, data: ", \"recipes:notes\": \"From the data\"")
    #expect(recipe.notes != ["From the page"])
  }
}
