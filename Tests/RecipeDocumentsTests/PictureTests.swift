import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Pictures of several sizes")
struct PictureTests {
  @Test(
    "the first that is no preview is taken, or else the largest",
    arguments: [
      (["a-225x225.jpg", "a-500x500.jpg", "a.jpg"], "a-500x500.jpg"),
      (["a.jpg", "a-900x900.jpg"], "a.jpg"), (["a-90x90.jpg", "a.jpg"], "a.jpg"),
      (["a-90x90.jpg", "a-150x150.jpg"], "a-150x150.jpg"),
      (["a-99999999999x99999999999.jpg"], "a-99999999999x99999999999.jpg"),
    ])
  func names(addresses: [String], best: String) {
    #expect(Picture.best(of: addresses.map { Picture($0) })?.address == best)
  }

  @Test("structured data states sizes, and a page has a picture for others to share")
  func page() throws {
    let page = """
      <meta property="og:image" content="https://site.example/large.jpg">
      <script type="application/ld+json">{"@type": "Recipe", "name": "Soup",
      "image": [{"url": "https://site.example/tiny.jpg", "width": "100", "height": 90},
      "https://site.example/small-160x90.jpg"],
      "recipeIngredient": ["1 leek", "1 egg"], "recipeInstructions": ["Wash.", "Boil."]}</script>
      """
    let outcome = HTMLPageReader().read(Array(page.utf8), path: "a.html", fields: .all)
    #expect(outcome.entries.first?.recipe.imageURL == "https://site.example/large.jpg")
  }
}
