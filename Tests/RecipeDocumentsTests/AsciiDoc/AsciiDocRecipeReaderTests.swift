import RecipeCore
import RecipeDocuments
import Testing

@Suite("Documents in AsciiDoc")
struct AsciiDocRecipeReaderTests {
  private func read(_ text: String) throws -> Recipe {
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "a.adoc", fields: .all)
    #expect(outcome.dialect == "AsciiDoc")
    return try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
  }

  @Test("equals signs are headings, dots and stars lists, and attributes facts")
  func marks() throws {
    let recipe = try read(
      """
      = Leek soup
      :servings: 4
      :toc:

      // not yet tried
      From https://example.org/soup[a friend], image:leek.jpg[a leek]

      == Ingredients
      * 2 leeks
      * 1 l stock

      == Directions
      [start=1]
      . Slice the leeks.
      . Boil them in the stock.
      """)
    #expect(recipe.title == "Leek soup")
    #expect(recipe.yield == "4")
    #expect(recipe.ingredients == ["2 leeks", "1 l stock"])
    #expect(recipe.directions == ["Slice the leeks.", "Boil them in the stock."])
  }

  @Test(
    "tables are ingredients, with the cells of a row in one line or in several",
    arguments: [
      "| Mängd | Enhet | Ingrediens\n| 400 | g | morötter\n| 2 | dl | grädde",
      "| Mängd | Enhet | Ingrediens\n\n| 400\n| g\n| morötter\n\n| 2\n| dl\n| grädde",
    ])
  func tables(rows: String) throws {
    let recipe = try read(
      """
      = Morotssoppa

      |===
      \(rows)
      |===

      == Koka
      Koka morötter tills de är mjuka.

      == Servera
      Häll i grädde och servera genast.
      """)
    #expect(recipe.ingredients == ["400 g morötter", "2 dl grädde"])
    #expect(
      recipe.directions.suffix(1) == ["Häll i grädde och servera genast."])
  }

  @Test("comments of several lines and a table without an end are no trouble")
  func ends() throws {
    let recipe = try read(
      "= Soup\n\n////\n== Notes\n////\n\n== Directions\n. Boil it.\n. Eat it.\n\n|===\n| 1 | 2\n")
    #expect(recipe.directions.prefix(2) == ["Boil it.", "Eat it."])
    #expect(recipe.notes.isEmpty)
  }

  @Test(
    "the number of columns is that of the attribute, or of the cells that the first row spans",
    arguments: [
      "[cols=\"1,1\"]\n|===\n|Leeks\n|2\n\n|Stock\n|1 l\n|===",
      "[%header,cols=2*]\n|===\n|Zutat\n|Menge\n|Leeks\n|2\n|Stock\n|1 l\n|===",
      "|===\n2+|Soup\n|Leeks |2\n|Stock |1 l\n|===",
    ])
  func columns(table: String) throws {
    let recipe = try read(
      "= Soup\n\n== Ingredients\n\n\(table)\n\n== Directions\n. Boil it.\n. Eat it.\n")
    #expect(recipe.ingredients == ["2 Leeks", "1 l Stock"])
  }

  @Test("lines in brackets are text, but for attributes, and an address is read with its text")
  func brackets() throws {
    let recipe = try read(
      """
      = Soup
      :source: https://example.org/soup[A friend]

      == Ingredients
      * [*] 1 l stock
      * 2 leeks

      == Directions
      [start=1]
      . Boil it.
      . Eat it.

      == Notes
      [Serve it with bread]
      """)
    #expect(recipe.sourceURL == "https://example.org/soup")
    #expect(recipe.ingredients == ["1 l stock", "2 leeks"])
    #expect(recipe.directions == ["Boil it.", "Eat it."])
    #expect(recipe.notes == ["[Serve it with bread]"])
  }
}
