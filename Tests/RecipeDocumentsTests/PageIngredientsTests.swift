import RecipeCore
import RecipeDocuments
import Testing

@Suite("Ingredients that only the page shows")
struct PageIngredientsTests {
  /// A page with a recipe's data, and elements below it.
  private static func recipe(_ lines: [String], _ elements: String) throws -> Recipe {
    let list = lines.map { "\"\($0)\"" }.joined(separator: ",")
    let page = """
      <html><script type="application/ld+json">{"@type":"Recipe","name":"Pie",\
      "recipeInstructions":"Bake.","recipeIngredient":[\(list)]}</script>\(elements)</html>
      """
    return try #require(HTMLPageReaderTests.read(page).entries.first?.recipe)
  }

  private static func groups(of recipe: Recipe) -> [String] {
    recipe.ingredientGroups.map { "\($0.start) \($0.name)" }
  }

  @Test(
    "amounts are taken from the rows that show the foods of the data",
    arguments: [
      "<li>flour<li>milk<ul><li>2 cups flour<li>1/2 l milk<li>a pinch salt</ul>",
      """
      <p>flour, milk</p><div class=r><div>2 cups</div><div>flour</div></div>\
      <div class=r><div>1/2 l</div><div>milk</div></div><div class=r>a pinch <b>salt</b></div>
      """,
    ])
  func amounts(elements: String) throws {
    let recipe = try Self.recipe(["flour", "milk", "salt"], elements)
    #expect(recipe.ingredients == ["2 cups flour", "1/2 l milk", "a pinch salt"])
  }

  @Test(
    "the data stays where its foods and those of the page do not agree",
    arguments: [
      "<ul><li>2 cups flour<li>1/2 l milk</ul>",
      "<ul><li>1/2 l milk<li>2 cups flour<li>1 pinch salt</ul>",
      "<ul><li>buy flour<li>buy milk<li>buy salt</ul>",
    ])
  func disagreement(elements: String) throws {
    let foods = ["flour", "milk", "salt"]
    #expect(try Self.recipe(foods, elements).ingredients == foods)
  }

  @Test("a row that says much more than an amount leaves its line as it is")
  func sentences() throws {
    let recipe = try Self.recipe(
      ["flour", "milk", "salt"],
      "<li>2 cups flour<li>1 l milk<li>1 salt, best bought by the sea on the afternoon of a market day"
    )
    #expect(recipe.ingredients == ["2 cups flour", "1 l milk", "salt"])
  }

  @Test("data that has amounts keeps its wording")
  func wording() throws {
    let lines = ["1/2 cup flour (sifted)", "salt", "juice of 2 limes"]
    let recipe = try Self.recipe(
      lines, "<ul><li>½ cup flour sifted<li>salt<li>2 limes juice of</ul>")
    #expect(recipe.ingredients == lines)
  }

  @Test("two cells are put together as people read them")
  func cells() throws {
    let table = """
      <table><tr><td>500&nbsp;ml<td>milk<tr><td>2 handfuls<td>oat flakes<tr><td>鸡胸肉<td>150克\
      <tr><td><td>salt</table>
      """
    let recipe = try Self.recipe(
      ["milk, 500 ml", "oat flakes , 2 handfuls", "150克鸡胸肉", "salt"], table)
    #expect(recipe.ingredients == ["500 ml milk", "2 handfuls oat flakes", "150克 鸡胸肉", "salt"])
  }

  @Test(
    "names that the page shows between the rows are groups",
    arguments: [
      (
        "<h3>Ingredients</h3><h4>Dough</h4><ul><li>1 cup flour<li>salt</ul><h4>Top</h4><ul><li>2 plums</ul>",
        ["0 Dough", "2 Top"]
      ),
      (
        "<h3>Ingredients</h3><ul><li>▢ 1 cup flour<li>salt</ul><p>Top:</p><ul><li>2 plums, ripe</ul>",
        ["2 Top"]
      ),
      (
        "<ul><li><b>Dough</b><li>1 cup flour<li>salt<li><b>Top</b><li>2 plums</ul>",
        ["0 Dough", "2 Top"]
      ),
      ("<h3>Ingredients</h3><ul><li>1 cup flour<li>salt<li>2 plums</ul>", []),
      ("<ul><li>1 cup flour<li>salt</ul><p>An advertisement</p><ul><li>2 plums</ul>", []),
    ])
  func groups(elements: String, groups: [String]) throws {
    let lines = ["1 cup flour", "salt", "2 plums"]
    let recipe = try Self.recipe(lines, elements)
    #expect(recipe.ingredients == lines)
    #expect(Self.groups(of: recipe) == groups)
  }

  @Test(
    "a line that the page shows as a heading is a group",
    arguments: [
      "<p>1 cup flour</p><div class=group-head>Side</div><p>2 plums</p><p>salt</p>",
      "<ul><li>1 cup flour<li><strong>Side</strong><li>2 plums<li>salt</ul>",
    ])
  func headings(elements: String) throws {
    let recipe = try Self.recipe(["1 cup flour", "Side", "2 plums", "salt"], elements)
    #expect(recipe.ingredients == ["1 cup flour", "2 plums", "salt"])
    #expect(Self.groups(of: recipe) == ["1 Side"])
  }

  @Test(
    "a line without an amount stays an ingredient unless the page shows that it is none",
    arguments: [
      "<ul><li>1 cup flour<li>Olive oil<li>2 plums<li>Salt</ul>",
      "<ul><li>1 cup <b>flour</b><li><b>Olive oil</b><li>2 <b>plums</b><li><b>Salt</b></ul>",
      "<ul><li>1 cup flour<li>Olive oil<li>2 plums<li><b>Salt</b></ul>",
      "",
    ])
  func foods(elements: String) throws {
    let lines = ["1 cup flour", "Olive oil", "2 plums", "Salt"]
    let recipe = try Self.recipe(lines, elements)
    #expect(recipe.ingredients == lines)
    #expect(recipe.ingredientGroups == [])
  }

  @Test("rows with numbered classes are one list, whose groups may be in capitals")
  func numberedClasses() throws {
    let recipe = try Self.recipe(
      ["500 g mince", "1 egg", "2 tbsp butter"],
      """
      <h3>Ingredients</h3><ul><li class="row row-1-1">500 g mince<li class="row row-1-2">1 egg</ul>
      <p>FOR THE MASH</p><ul><li class="row row-2-1">2 tbsp butter</ul>
      """)
    #expect(Self.groups(of: recipe) == ["2 FOR THE MASH"])
  }
}
