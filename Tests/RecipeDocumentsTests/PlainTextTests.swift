import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Texts of APIs")
struct PlainTextTests {
  @Test(
    "lose tags and entities, but nothing that only looks like one",
    arguments: [
      ("<b>Pie</b> &amp; peas", "Pie & peas"), ("Leek<br>soup", "Leek soup"),
      ("&lt;em&gt;Stew&lt;/em&gt;", "Stew"), ("Ready in <5 minutes", "Ready in <5 minutes"),
      ("I <3 soup", "I <3 soup"), ("Fish & chips", "Fish & chips"),
      ("Crème brûlée", "Crème brûlée"),
    ])
  func titles(given: String, plain: String) {
    #expect(Recipe(title: given).plainText()?.title == plain)
  }

  @Test("keep paragraphs, lists and addresses")
  func fields() throws {
    var recipe = Recipe(title: "Soup")
    recipe.description = "<p>Warm.</p><p>Green.</p>"
    recipe.tags = ["<i>winter</i>", "<br>"]
    recipe.ingredients = ["2 leeks <large>"]
    recipe.directions = ["Cut <fine>."]
    recipe.sourceURL = "https://soups.example/?a=1&lt;=2"
    recipe.yield = "<strong>4</strong> servings"
    let plain = try #require(recipe.plainText())
    #expect(plain.description == "Warm.\nGreen.")
    #expect(plain.tags == ["winter"])
    #expect(plain.ingredients == recipe.ingredients && plain.directions == recipe.directions)
    #expect(plain.sourceURL == recipe.sourceURL)
    #expect(plain.yield == "4 servings")
  }

  @Test("that are nothing but tags are no title")
  func nothing() { #expect(Recipe(title: "<b></b>").plainText() == nil) }
}
