import RecipeCore
import RecipeDocuments
import Testing

@Suite("What stands around the lists of a page")
struct PageRemarkTests {
  @Test("a heading in a step that only leads to other pages is not a part of the step")
  func linkedHeading() throws {
    let recipe = try HTMLPageReaderTests.recipe(
      """
      <h1>A</h1><h2>Ingredients</h2><ul><li>3 leeks<li>2 eggs</ul>
      <h2>Method</h2><ol><li>Mix.<li>Bake until brown. <br><h2><a href="/b">Leek soup<br></a>
      <a href="/c">Bean soup</a></h2></ol>
      """)
    #expect(recipe.directions == ["Mix.", "Bake until brown."])
  }

  @Test("of times, the label may be below the value")
  func labelBelowValue() throws {
    let recipe = try HTMLPageReaderTests.recipe(
      """
      <h1>A</h1><div>1h50</div><div>Total</div><div>589.15</div><div>Kcal</div>
      <h2>Ingredients</h2><ul><li>3 leeks<li>2 eggs</ul><h2>Method</h2><p>Bake it all.</p>
      """)
    #expect(recipe.totalMinutes == 110)
  }

  @Test("steps above the ingredients may be below a heading that repeats the title")
  func titledDirections() throws {
    let step = String(repeating: "Wash the leeks and slice them. ", count: 4)
    let page = """
      <h1>Leek tart</h1><div><p>Good in winter.</p><h2>Let's make that leek tart!</h2><p>\(step)</p>
      <p>Bake it.</p><p>Save it on Pinterest!</p></div>
      <aside><h3>Ingredients</h3><ul><li>3 leeks<li>2 eggs</ul></aside>
      """
    let recipe = try HTMLPageReaderTests.recipe(page)
    #expect(recipe.ingredients == ["3 leeks", "2 eggs"])
    #expect(recipe.directions == [String(step.dropLast()), "Bake it."])
    #expect(recipe.notes == ["Save it on Pinterest!"])
    let twice = "<h2>Why leek tart is good</h2><p>\(step)</p>"
    #expect(HTMLPageReaderTests.read(page + twice).entries.isEmpty)
  }

  @Test("numbers of steps that a page displays stay in the data, and are not shown twice")
  func numbers() throws {
    let recipe = try HTMLPageReaderTests.recipe(
      """
      <h1>Tart</h1><h2>Ingredients</h2><ul><li>3 leeks<li>2 eggs</ul>
      <h2>Method</h2><p>1- Slice them.</p><p>2- Bake it.</p>
      """)
    #expect(recipe.directions == ["1- Slice them.", "2- Bake it."])
    #expect(recipe.steps == ["Slice them.", "Bake it."])
    #expect(recipe.directionSections.map(\.lines) == [["Slice them.", "Bake it."]])
  }

  @Test("times and yields below the ingredients are read if there are none above")
  func measuresBelow() throws {
    let recipe = try HTMLPageReaderTests.recipe(
      """
      <h1>Tart</h1><h2>Ingredients</h2><ul><li>3 leeks<li>2 eggs</ul><p>Serves 4</p>
      <p>Prep time: 20 min</p><h2>Method</h2><ol><li>Slice.<li>Bake for 45 minutes.</ol>
      """)
    #expect(recipe.yield == "4")
    #expect(recipe.prepMinutes == 20)
  }

  private static let lists = """
    <h3>Ingredients</h3><ul><li>200 g flour<li>3 eggs</ul>
    <h3>Method</h3><ol><li>Mix the cake.<li>Bake the cake.</ol>
    """

  @Test("notes, tools and nutrition below headings are fields, and what is not read is said")
  func remarks() throws {
    let page = Array(
      """
      <title>Cake</title><h2>Cake</h2><p>An unusual sponge of my aunt.</p>\(Self.lists)
      <h3>Notes</h3><ul><li>Use cold eggs.</ul><h3>Storage</h3><p>It keeps for a week.</p>
      <h3>Equipment</h3><ul><li>whisk</ul>
      <h3>Nutrition</h3><table><tr><td>Calories<td>200 kcal</table><p>Estimated.</p>
      """.utf8)
    let reader = HTMLPageReader()
    let outcome = reader.read(page, path: "a.html", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(
      recipe.notes == ["Use cold eggs.", "Storage: It keeps for a week.", "Nutrition: Estimated."])
    #expect(recipe.tools == ["whisk"])
    #expect(recipe.nutrition.map(\.text) == ["200 kcal"])
    let coverage = try #require(
      reader.coverage(of: outcome, in: page, path: "a.html", .names))
    #expect(coverage.unread == ["text"])
  }

  @Test(
    "a page without a first heading has the title of the next best place",
    arguments: [
      ("<title>Cakes | Anna</title><h2>Sponge</h2>", "Sponge"),
      ("<meta property='og:title' content='Sponge'><title>Anna</title>", "Sponge"),
      ("<title>Sponge | Anna bakes</title>", "Sponge"),
      ("<title>Sponge - easy</title>", "Sponge - easy"),
      ("<meta property='og:site_name' content='Anna'><title>Sponge - Anna</title>", "Sponge"),
      ("<title>A &amp; B</title><h2>Blog</h2><h2>Cake</h2>", "A & B"), ("", "Plain sponge"),
    ])
  func titles(head: String, title: String) throws {
    let page = Array((head + Self.lists).utf8)
    let outcome = HTMLPageReader().read(page, path: "x/plain-sponge.html", fields: .all)
    #expect(outcome.entries.first?.recipe.title == title)
  }
}
