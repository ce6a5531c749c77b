import RecipeCore
import RecipeDocuments
import Testing

@Suite("Web pages")
struct HTMLPageReaderTests {
  private static let pie = #"{"@type":"Recipe","name":"Pie","recipeIngredient":["flour"]}"#

  @Test(
    "JSON-LD is found whatever way its script is written",
    arguments: [
      "<script type=\"application/ld+json\">\(pie)</script>",
      "<SCRIPT id=x TYPE=application/ld+json>\(pie)</SCRIPT>",
      "<script type='application/LD+JSON; charset=utf-8'>\u{FEFF}\(pie)</script >",
      "<script type=\"application/ld+json\"><!--\n\(pie)\n--></script>",
      "<script type=\"application/ld+json\">//<![CDATA[\n\(pie);\n//]]></script>",
      "<script type=\"application/ld+json\">/*<![CDATA[*/[\(pie)]/*]]>*/</script>",
      "<script type=\"application/ld+json\"></script><script type=\"application/ld+json\">\(pie)",
    ])
  func scripts(page: String) throws {
    let outcome = Self.read(page)
    #expect(outcome.entries.map(\.recipe.title) == ["Pie"])
    #expect(outcome.entries.map(\.recipe.ingredients) == [["flour"]])
    #expect(outcome.dialect == "schema.org JSON-LD")
    #expect(outcome.diagnostics == [])
  }

  @Test(
    "broken JSON-LD is repaired, and what was wrong is said with its place",
    arguments: [
      (
        #"{"@type":"Recipe","name":"Pie","recipeIngredient":["flour",],}"#, "2:59",
        "a surplus comma"
      ),
      (
        "{\"@type\":\"Recipe\",\n\"name\":\"Pie\t\",\"recipeIngredient\":[\"flour\"]}", "3:12",
        "a control"
      ),
      (#"{"@type":"Recipe","name":"Pie","recipeIngredient":["fl\our"]}"#, "2:55", "a backslash"),
      (
        #"{"@type":"Recipe",/* x */"name":"Pie","recipeIngredient":["flour"]}"#, "2:19", "a comment"
      ),
    ])
  func repairs(json: String, place: String, message: String) throws {
    let repaired = Self.read("<script type='application/ld+json'>\n\(json)</script>")
    #expect(repaired.entries.map(\.recipe.title) == ["Pie"])
    #expect(repaired.entries.map(\.recipe.ingredients) == [["flour"]])
    let diagnostic = try #require(repaired.diagnostics.first)
    #expect(diagnostic.message.hasPrefix("the JSON-LD was repaired: " + message))
    #expect(diagnostic.location?.description == "/p.html:" + place)
  }

  @Test("a page of an encoding that is not known is read as Western, with a warning")
  func unknownEncoding() {
    let page = "<meta charset=windows-1251><script type=application/ld+json>\(Self.pie)</script>"
    let plain = Self.read(page)
    #expect(plain.diagnostics == [])
    let outcome = HTMLPageReader().read(
      Array(page.utf8) + [0xCF, 0xE8], path: "/p.html", fields: .all)
    #expect(outcome.entries.map(\.recipe.title) == ["Pie"])
    #expect(
      outcome.diagnostics.map(\.message) == [
        "the page declares charset 'windows-1251', which is not supported; read as Windows-1252"
      ])
  }

  @Test(
    "a page that does not say where it is has the address it was got from",
    arguments: [
      ("https://pots.example/a/b", "", "https://pots.example/i.jpg"),
      ("https://pots.example/a/b", "<base href=/x/>", "https://pots.example/i.jpg"),
      (
        "https://pots.example/a", "<link rel=canonical href=https://c.example/>",
        "https://c.example/i.jpg"
      ),
      ("/home/ana/b.html", "", "/i.jpg"),
    ])
  func address(path: String, head: String, imageURL: String) {
    let json = #"{"@type":"Recipe","name":"Pie","image":"/i.jpg","recipeIngredient":["flour"]}"#
    let page = head + "<script type=application/ld+json>\(json)</script>"
    let outcome = HTMLPageReader().read(Array(page.utf8), path: path, fields: .all)
    #expect(outcome.entries.map(\.recipe.imageURL) == [imageURL])
  }

  @Test("places of repairs in several blocks are places in the page")
  func placesOfRepairs() {
    let outcome = Self.read(
      """
      <script type=application/ld+json>{"@type":"Recipe","name":"Pie",,"recipeIngredient":["a"]}
      </script><script type=application/ld+json>
      {"@type":"Recipe","name":"Cake","recipeIngredient":["é",]}</script>
      """)
    #expect(
      outcome.diagnostics.map(\.location?.description) == ["/p.html:1:65", "/p.html:3:56"])
    #expect(outcome.entries.map(\.line) == [1, 3])
  }

  @Test("JSON-LD whose quotes are escaped is read")
  func escapedBlock() {
    let json = Self.pie.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "&quot;")
    let outcome = Self.read("<script type='application/ld+json'>\(json)</script>")
    #expect(outcome.entries.map(\.recipe.ingredients) == [["flour"]])
  }

  @Test("places in JSON-LD are places in the page")
  func places() {
    let outcome = Self.read(
      """
      <html>
      <script type='application/ld+json'>{"@type":"Recipe","name":"Pie","cookTime":"long",
       "recipeIngredient":["flour"]}</script>
      """)
    #expect(outcome.diagnostics.map(\.location?.description) == ["/p.html:2:78"])
    #expect(outcome.entries.map(\.line) == [2])
  }

  @Test("references reach from one block to another")
  func graph() throws {
    let recipe = try Self.recipe(
      """
      <script type=application/ld+json>{"@type":"Person","@id":"#jo","name":"Jo"}</script>
      <script type=application/ld+json>{"@type":"WebPage","mainEntity":{"@type":"Recipe",
       "name":"Pie","author":{"@id":"#jo"},"recipeIngredient":["flour"]}}</script>
      """)
    #expect(recipe.author == "Jo")
  }

  @Test("of two nodes of one recipe the fuller counts, and the other fills its holes")
  func sameRecipe() throws {
    let recipe = try Self.recipe(
      """
      <script type=application/ld+json>[
       {"@type":"Recipe","name":"Pie","image":"p.jpg","recipeIngredient":["a"]},
       {"@type":"Recipe","name":" pie","recipeIngredient":["a","b"]},
       {"@type":"Recipe","name":"Related"}]</script>
      """)
    #expect(recipe.ingredients == ["a", "b"])
    #expect(recipe.imageURL == "p.jpg")
  }

  @Test("really different recipes of a page are all read, each with its line")
  func severalRecipes() {
    let outcome = Self.read(
      """
      <script type=application/ld+json>[
       {"@type":"Recipe","name":"Pie","recipeIngredient":["a"]},
       {"@type":"Recipe","name":"Crust","recipeInstructions":"b"}]</script>
      """)
    #expect(outcome.entries.map(\.recipe.title) == ["Pie", "Crust"])
    #expect(outcome.entries.map(\.line) == [2, 3])
  }

  @Test("the head of the page fills what is missing, and addresses become whole")
  func head() throws {
    let recipe = try Self.recipe(
      """
      <html lang="de-CH"><head><link href="/pie/?a=1&amp;b=2" rel=canonical>
      <base href="https://pots.example/x/"><meta property="og:site_name" content="Pots &amp; Co">
      <meta content="../p.jpg" property="og:image">
      <script type=application/ld+json>\(Self.pie)</script>
      """)
    #expect(recipe.language == "de-CH")
    #expect(recipe.publisher == "Pots & Co")
    #expect(recipe.imageURL == "https://pots.example/p.jpg")
    #expect(recipe.sourceURL == "https://pots.example/pie/?a=1&b=2")
  }

  @Test("a page without a recipe says what it was looked for")
  func nothing() {
    let outcome = Self.read(
      "<html><script type=application/ld+json>{\"@type\":\"Article\"}</script>")
    #expect(outcome.entries == [])
    #expect(
      outcome.diagnostics.map(\.message) == [
        "no recipe: the page has no schema.org/Recipe as JSON-LD, microdata or RDFa, no h-recipe, "
          + "and no lists below headings such as 'Ingredients' and 'Method'; its JSON-LD describes 'Article'"
      ])
    #expect(outcome.diagnostics.map(\.severity) == [.note])
  }

  @Test("a page that only names recipes has none")
  func onlyNames() {
    let outcome = Self.read(
      """
      <script type=application/ld+json>[{"@type":"Recipe","name":"Pie"},
       {"@type":"Recipe","name":"Tart"}]</script>
      """)
    #expect(outcome.entries == [])
    #expect(outcome.diagnostics.map(\.message) == ["no recipe: the page only names 2"])
  }

  @Test("what data leaves out is read below the headings of the page")
  func outline() throws {
    let recipe = try Self.recipe(
      """
      <script type=application/ld+json>{"@type":"Recipe","recipeYield":4}</script>
      <h1>Apple <b>pie</b></h1><h2>Zutaten:</h2><ul><li>Mehl<li>Salz</ul>
      <h3>Für den Guss</h3><ul><li>Beides:<ul><li>Zucker</ul></ul><h2>Zubereitung</h2><ol><li>Rühren.<li>Backen.</ol>
      <h2>Mehr</h2><ul><li>Werbung</ul>
      """)
    #expect(recipe.title == "Apple pie")
    #expect(recipe.ingredients == ["Mehl", "Salz", "Zucker"])
    #expect(recipe.ingredientGroups == [RecipeGroup(name: "Für den Guss", start: 2)])
    #expect(recipe.directions == ["Rühren.", "Backen."])
  }

  @Test("what programs leave in texts is taken out")
  func tidiness() throws {
    let recipe = try Self.recipe(
      """
      <script type=application/ld+json>{"@type":"Recipe","name":"Pie",
       "recipeIngredient":["▢ 1 cupÂ\u{A0}flour ((sifted))","- salt (f(x))"],
       "recipeInstructions":["Method:","1. Mix.","2) Bake."]}</script>
      """)
    #expect(recipe.ingredients == ["1 cup flour (sifted)", "salt (f(x))"])
    #expect(recipe.directions == ["Mix.", "Bake."])
  }

  @Test("a text of numbered steps is cut at its numbers")
  func numberedText() throws {
    let recipe = try Self.recipe(
      """
      <script type=application/ld+json>{"@type":"Recipe","name":"Pie","recipeIngredient":["a"],
       "recipeInstructions":"1.Mix 2.5 cups. 2.Wait 3 hours. 3. Bake."}</script>
      """)
    #expect(recipe.directions == ["Mix 2.5 cups.", "Wait 3 hours.", "Bake."])
  }

  @Test(
    "a page is told by its beginning",
    arguments: [
      ("x", "<!DOCTYPE HTML><p>", "html"), ("x", "\u{FEFF}\n<html lang=x>", "html"),
      ("x.md", "<?xml version='1.0'?>\n<!-- a --><html>", "html"), ("x.htm", "<p>", "html"),
      ("x.md", "<!-- a -->\n# Pie", "markdown"), ("x", "<htmlx>", "markdown"),
      ("x.md", "<!-- a", "markdown"),
    ])
  func sign(path: String, page: String, format: String) {
    #expect(DocumentFormats.format(of: Array(page.utf8), path: path)?.name == format)
  }

  @Test("encodings other than UTF-8 are read")
  func encodings() throws {
    let page = "<meta charset=iso-8859-1><script type=application/ld+json>"
    let json = #"{"@type":"Recipe","name":"Pâté","recipeIngredient":["flour"]}"#
    let latin = Array(page.utf8) + json.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let units = (page + json).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] as [UInt8] }
    let wide: [UInt8] = [0xFF, 0xFE] + units
    for bytes in [latin, wide, Array((page + json).utf8)] {
      let outcome = HTMLPageReader().read(bytes, path: "/p.html", fields: .all)
      #expect(outcome.entries.map(\.recipe.title) == ["Pâté"])
    }
  }

  static func read(_ page: String) -> DocumentOutcome {
    HTMLPageReader().read(Array(page.utf8), path: "/p.html", fields: .all)
  }

  static func recipe(_ page: String) throws -> Recipe {
    let outcome = read(page)
    #expect(outcome.entries.count == 1)
    return try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
  }
}
