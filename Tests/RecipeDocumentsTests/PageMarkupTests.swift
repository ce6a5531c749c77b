import HTMLSyntax
import RecipeCore
import TestSupport
import Testing

@testable import RecipeDocuments

@Suite("Recipes in the elements of web pages")
struct PageMarkupTests {
  @Test("microdata is read: nested items, attributes, references and forgotten end tags")
  func microdata() throws {
    let outcome = HTMLPageReaderTests.read(
      """
      <!doctype html>
      <div itemscope itemtype="https://schema.org/Recipe" itemref="more none more">
      <h1 itemprop=name>Pie &amp; cream</h1><img itemprop="image" src="/p.jpg">
      <p>By <span itemprop=author itemscope itemtype=http://schema.org/Person><b itemprop=name>Jo</b></span>
      <time itemprop=prepTime datetime=PT10M>ten</time><meta itemprop=cookTime content=PT1H>
      <div itemprop=aggregateRating itemscope><i itemprop=ratingValue>4</i>/<i itemprop=bestRating>8</i></div>
      <ul><li itemprop=ingredients>1 cup <a href=x>flour</a><li itemprop=ingredients>salt</ul>
      <div itemscope itemtype=http://schema.org/Person><b itemprop=name>Not this</b></div></div>
      <div id=more><ol itemprop=recipeInstructions><li>Mix.<li>Bake.<p>Eat.</ol>
      <p itemprop="recipeCategory keywords">Sweet</p></div>
      """)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(outcome.dialect == "schema.org microdata")
    #expect(outcome.diagnostics == [])
    #expect(outcome.entries.map(\.line) == [2])
    #expect(recipe.title == "Pie & cream")
    #expect(recipe.imageURL == "/p.jpg")
    #expect(recipe.author == "Jo")
    #expect([recipe.prepMinutes, recipe.cookMinutes] == [10, 60])
    #expect(recipe.rating?.share == 0.5)
    #expect(recipe.ingredients == ["1 cup flour", "salt"])
    #expect(recipe.directions == ["Mix.", "Bake.", "Eat."])
    #expect(recipe.tags == ["Sweet"])
  }

  @Test(
    "RDFa and microformats, old and new, are read",
    arguments: [
      (
        "<div vocab=http://schema.org/ typeof=Recipe><b property=name>Pie</b><i property=recipeIngredient>salt</i><p property=recipeInstructions>Mix.</p></div>",
        "schema.org RDFa"
      ),
      (
        "<div class='x h-recipe'><b class=p-name>Pie</b><i class=p-ingredient>salt</i><p class=e-instructions>Mix.</p></div>",
        "h-recipe"
      ),
      (
        "<div class=hrecipe><b class=fn>Pie</b><i class=ingredient>salt</i><p class=instructions>Mix.</p></div>",
        "h-recipe"
      ),
      (
        "<div itemscope itemtype=http://data-vocabulary.org/Recipe><b itemprop=name>Pie</b><i itemprop=ingredient>salt</i><p itemprop=instructions>Mix.</p></div>",
        "schema.org microdata"
      ),
    ])
  func others(page: String, dialect: String) throws {
    let outcome = HTMLPageReaderTests.read(page)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(outcome.dialect == dialect)
    #expect(recipe.title == "Pie")
    #expect(recipe.ingredients == ["salt"])
    #expect(recipe.directions == ["Mix."])
  }

  @Test("a bold line among ingredients is a heading, and the cells of a row are one line")
  func lines() throws {
    let recipe = try HTMLPageReaderTests.recipe(
      """
      <div itemscope itemtype=http://schema.org/Recipe><b itemprop=name>Pie</b><ul>
      <li itemprop=recipeIngredient><b>Dough</b><li itemprop=recipeIngredient>flour</ul>
      <table><tr itemprop=recipeIngredient><td>2<td>eggs</table></div>
      """)
    #expect(recipe.ingredientGroups == [RecipeGroup(name: "Dough", start: 0)])
    #expect(recipe.ingredients == ["flour", "2 eggs"])
  }

  @Test("microdata fills what JSON-LD leaves out")
  func together() throws {
    let recipe = try HTMLPageReaderTests.recipe(
      """
      <script type=application/ld+json>{"@type":"Recipe","name":"Pie","recipeYield":4}</script>
      <div itemscope itemtype=http://schema.org/Recipe><b itemprop=name>Pie</b>
      <i itemprop=recipeIngredient>salt</i><p itemprop=recipeInstructions>Mix.</p></div>
      """)
    #expect(recipe.yield == "4")
    #expect(recipe.ingredients == ["salt"])
  }

  @Test("what many items refer to is not taken more often than the page is long")
  func repeatedReferences() throws {
    let page = Array(
      (Self.recipe + "<b itemprop=name>Pie</b>"
        + String(repeating: "<i itemprop=author itemscope itemref=b></i>", count: 500)
        + "</div><p id=b itemprop=name>" + String(repeating: "x", count: 20_000)).utf8)
    let items = MarkupItemReader.recipes(in: HTMLDocument(parsing: page), as: .microdata)
    let item = try #require(items.first?.item)
    #expect(item.properties.map(\.name) == ["name", "author"])
    #expect(item.length > 20_000)
    #expect(item.json.count < 9 * page.count)
  }

  @Test(
    "hostile pages are read in linear time",
    arguments: [
      ("", "<div itemscope itemtype=http://schema.org/Recipe>"), (recipe, "<div itemprop=image>"),
      (recipe, "<div itemprop=description>a"), ("<b><b><b><b><b><b><b>", "<li></i>"),
      ("", script), (script, "[\""), (script, "\" "), (script, "{"), (script, "/*"), (script, "a "),
      ("", "<!-"), ("", "<a b='"), ("", "<![CDATA["), ("", "&"), ("", "<h2>Method</h2><li>"),
      ("<h2>Ingredients</h2>" + recipe + "<b itemprop=name>x</b>", "<ul><li>"),
    ])
  func hostile(start: String, piece: String) {
    let outcome = HTMLPageReaderTests.read(start + String(repeating: piece, count: 5_000))
    #expect(!outcome.entries.isEmpty || !outcome.diagnostics.isEmpty)
  }

  private static let script = "<script type=application/ld+json>"
  private static let recipe = "<div itemscope itemtype=http://schema.org/Recipe>"

  @Test("no change of a page stops the reader", arguments: [1, 2, 3] as [UInt64])
  func mutations(seed: UInt64) {
    let original = Array(
      """
      <!doctype html><html lang=de><link rel=canonical href="https://x.example/a">
      <script type="application/ld+json">{"@graph":[{"@type":"Recipe","@id":"#a","name":"A",
      "recipeIngredient":["b",],"recipeInstructions":[{"@type":"HowToSection","name":"C",
      "itemListElement":[{"text":"d\\x"}]}],"prepTime":"PT5M"}]}</script>
      <div itemscope itemtype=http://schema.org/Recipe itemref=i><b itemprop=name>A</b><table><td>
      <li itemprop=ingredients>e<p>&amp;&#x41;</table><div id=i class=h-recipe>é<br></div>
      """.utf8)
    var mutator = DocumentMutator(seed: seed, others: [original])
    for _ in 0..<600 {
      let bytes = mutator.mutated(original)
      let outcome = HTMLPageReader().read(bytes, path: "x", fields: .all)
      #expect(!outcome.entries.isEmpty || !outcome.diagnostics.isEmpty)
    }
  }
}
