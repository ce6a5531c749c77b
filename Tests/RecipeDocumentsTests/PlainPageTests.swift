import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Pages with lists and nothing else")
struct PlainPageTests {
  private func recipe(_ body: String) throws -> Recipe {
    let page = "<html><head><title>Beans</title></head><body><h1>Beans</h1>\(body)</body></html>"
    let outcome = AnyDocumentReader().read(Array(page.utf8), path: "a.html", fields: .all)
    return try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
  }

  private static let method = "<h2>Method</h2><ol><li>Simmer them until they are soft.</li></ol>"

  @Test("one ingredient with an amount below its heading is enough")
  func oneIngredient() throws {
    let recipe = try recipe("<h2>Ingredients</h2><ul><li>300 g beans</li></ul>" + Self.method)
    #expect(recipe.ingredients == ["300 g beans"])
    #expect(recipe.directions == ["Simmer them until they are soft."])
  }

  @Test("one short step is a list of steps, also where only classes tell it")
  func oneStep() throws {
    func card(_ name: String, _ step: String) -> String {
      """
      <div class="recipe"><div id="name">\(name)</div>
      <ul id="recipeIngredients"><li class="recipeIngredient">200 g \(name)</li></ul>
      <ol id="recipeInstructions"><li class="instruction">\(step)</li></ol></div>
      """
    }
    let page = "<html><body>\(card("rice", "Boil."))\(card("beans", "Simmer them."))</body></html>"
    let outcome = AnyDocumentReader().read(Array(page.utf8), path: "a.html", fields: .all)
    #expect(outcome.entries.map(\.recipe.directions) == [["Boil."], ["Simmer them."]])
  }

  @Test("one line without an amount is no list of ingredients")
  func oneLine() {
    let page = """
      <html><body><h1>Paint</h1><h2>Ingredients</h2><ul><li>See the label</li></ul>
      \(Self.method)</body></html>
      """
    let outcome = AnyDocumentReader().read(Array(page.utf8), path: "a.html", fields: .all)
    #expect(outcome.entries.isEmpty)
  }

  @Test("what a cook has is a group, and the tools behind it are none of it")
  func pantry() throws {
    let recipe = try recipe(
      """
      <div><h2>Ingredients</h2><ul><li>300 g beans</li><li>2 onions</li></ul>
      <p>The onions are from the region and keep for two weeks in a cool place.</p>
      <p><b>From your kitchen</b></p><ul><li>salt</li><li>oil</li></ul></div>
      <div><ul><li>a large pot</li></ul></div>
      """ + Self.method)
    #expect(recipe.ingredients == ["300 g beans", "2 onions", "salt", "oil"])
    #expect(recipe.ingredientGroups == [RecipeGroup(name: "From your kitchen", start: 2)])
  }

  @Test("sentences between the title and the lists are the description")
  func introduction() throws {
    let recipe = try recipe(
      """
      <p>Share</p><p>My grandfather cooked these beans on every rainy Sunday of the year.</p>
      <p>#beans #sunday #comfort food for every day of the year and more</p>
      <p>This page may have affiliate links, please read what they are.</p>
      <p>You need scripts to see the comments of others on this page.</p>
      <h2>Ingredients</h2><ul><li>300 g beans</li><li>2 onions</li></ul>
      """ + Self.method)
    #expect(
      recipe.description == "My grandfather cooked these beans on every rainy Sunday of the year.")
  }

  @Test("the steps under the name of a tag are no tags")
  func sentencesAsTags() throws {
    let recipe = try recipe(
      """
      <div itemscope itemtype="http://schema.org/Recipe"><span itemprop="name">Beans</span>
      <ul><li itemprop="recipeIngredient">300 g beans</li></ul>
      <meta itemprop="keywords" content="beans, easy, one pot">
      <ol itemprop="recipeCuisine"><li>Soak the beans in water, at best overnight.</li>
      <li>Simmer them until they are soft.</li></ol></div>
      """)
    #expect(recipe.tags == ["beans", "easy", "one pot"])
    let data = try self.recipe(
      """
      <script type="application/ld+json">{"@type": "Recipe", "name": "Beans", "recipeIngredient":
      ["300 g beans"], "keywords": "Good for children!", "recipeCategory": ["Beans for all days."]}</script>
      """)
    #expect(data.tags == ["Good for children!", "Beans for all days."])
  }

  @Test("tags may end with a full stop")
  func tags() {
    #expect(!SentenceText.areSentences("easy, quick dinner, beans for everyone."))
    #expect(SentenceText.areSentences("Chop the onions.\nFry them in oil, then add the beans."))
  }
}
