import RecipeCore
import RecipeDocuments
import RecipeFormatting
import RecipeProgram
import Testing

/// What a program outside of this package can do: this target sees only what is `public`.
@Suite("A program outside of this package")
struct OutsideTests {
  @Test("hands its kinds of source and its formats to the program")
  func program() {
    _ = RecipesProgram(sources: [OutsideSourcePlugin.self], formatters: [OutsideFormatter.self])
  }

  @Test("writes results in a format of its own")
  func formatter() {
    let document = ResultDocument(
      head: [], rowsName: "soups", rows: ["leek", "pea"],
      fields: [
        ResultField("title", column: .init("TITLE", priority: 0)) { (soup: String) in .text(soup) }
      ])
    let bytes = OutsideFormatter(options: FormatOptions()).bytes(of: document)
    #expect(String(decoding: bytes, as: UTF8.self) == "leek\npea\n")
  }

  @Test("reads documents of any format")
  func reading() throws {
    let soups = """
      {"title": "Leek soup", "ingredients": ["2 leeks"]}
      {"title": "Pea soup", "ingredients": ["200 g peas"]}
      """
    let document = try RecipeDocument.read(Array(soups.utf8), path: "soups.ndjson")
    let records = OutsideSource(name: "soups", text: soups).records(of: document)
    #expect(records.map(\.recipe.title) == ["Leek soup", "Pea soup"])
    #expect(records.map(\.recipe.ingredients) == [["2 leeks"], ["200 g peas"]])
    #expect(records.map(\.reference.id) == ["1", "2"])
  }

  @Test("changes recipes that it has read")
  func changing() throws {
    let text = Array("# Leek soup\n\n- 2 leeks\n\nBoil.\n".utf8)
    var soup = try #require(RecipeDocument.read(text, path: "soup.md").entries.first?.recipe)
    soup.publisher = "Ana"
    soup.socialRank = ExactNumber(90)
    #expect(soup == soup && soup.publisher == "Ana" && soup.socialRank?.text == "90")
  }

  @Test("writes documents and reads them back", arguments: RecipeDocument.writableFormats)
  func writing(format: String) throws {
    let soup = Recipe(title: "Leek soup", ingredients: ["2 leeks"], directions: ["Boil the leeks."])
    let bytes = try RecipeDocument.write([soup], as: format)
    #expect(RecipeDocument.readableFormats.contains(format))
    let copy = try RecipeDocument.read(bytes, path: "soup", format: format)
    #expect(copy.entries.map(\.recipe.title) == ["Leek soup"])
    #expect(copy.entries.first?.recipe.ingredients == ["2 leeks"])
    #expect(copy.entries.first?.recipe.directions == ["Boil the leeks."])
  }

  @Test("learns why a document cannot be read or written")
  func errors() throws {
    let soup = Recipe(title: "Leek soup")
    #expect(throws: RecipeDocumentError.holdsOneRecipe(format: "recipemd", count: 2)) {
      try RecipeDocument.write([soup, soup], as: "recipemd")
    }
    let unknown = #expect(throws: RecipeDocumentError.self) {
      try RecipeDocument.read([], path: "soup", format: "soup")
    }
    #expect(unknown?.description.hasPrefix("there is no format 'soup'; the formats are ") == true)
  }
}
