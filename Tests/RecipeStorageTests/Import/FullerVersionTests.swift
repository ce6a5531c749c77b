import RecipeCore
import RecipeDocuments
import RecipeStorage
import TestSupport
import Testing

/// Imports of a version of a recipe that has more than the one in the library.
struct FullerVersionTests {
  private static let url = "https://pots.example/leek"
  private static let file = "\(libraryRoot)/leek-soup.json"

  private let files = InMemoryFileSystem()
  private let row = Recipe(
    title: "Leek Soup", sourceURL: url, socialRank: ExactNumber("99.5"), ingredients: [])
  private let details = Recipe(
    title: "Leek soup", sourceURL: url, socialRank: ExactNumber("98"),
    ingredients: ["For the stock: water", "2 leeks"],
    ingredientGroups: [RecipeGroup(name: "Soup", start: 1)], directions: ["Boil."])

  private func importing(_ name: String, _ recipe: Recipe, force: Bool = false) -> [String] {
    files.importing(ImportItem(name, recipe), options: ImportOptions(overwritesEdits: force))
      .summary
  }

  private func stored() -> Recipe? {
    let bytes = files.text(of: Self.file).map { Array($0.utf8) } ?? []
    return AnyDocumentReader().read(bytes, path: Self.file, fields: .all).entries.first?.recipe
  }

  private func edit(_ text: String) {
    files.put(.file(Array(text.utf8)), at: Self.file)
  }

  @Test("details fill in what the row of a search lacks, and nothing that is there changes")
  func filling() {
    #expect(importing("/search.json", row) == ["imported leek-soup.json"])
    #expect(
      importing("/get.json", details)
        == ["updated leek-soup.json: filled in: ingredients, directions"])
    var expected = row
    expected.ingredients = details.ingredients
    expected.ingredientGroups = details.ingredientGroups
    expected.directions = details.directions
    #expect(stored() == expected)
    #expect(
      importing("/get.json", details)
        == ["skipped leek-soup.json: already there from /search.json"])
    #expect(importing("/search.json", row) == ["unchanged leek-soup.json"])
    #expect(importing("/search.json", row, force: true) == ["unchanged leek-soup.json"])
    #expect(stored() == expected)
  }

  @Test("a changed row keeps what details filled in")
  func changedRow() {
    _ = importing("/search.json", row)
    _ = importing("/get.json", details)
    var changed = row
    changed.socialRank = ExactNumber("12")
    #expect(
      importing("/search.json", changed)
        == ["updated leek-soup.json: kept what was filled in: ingredients, directions"])
    #expect(stored()?.socialRank == ExactNumber("12"))
    #expect(stored()?.directions == ["Boil."])
    #expect(importing("/search.json", changed) == ["unchanged leek-soup.json"])
  }

  @Test("in an edited file every byte stays, and a field that a person removed stays away")
  func edits() throws {
    _ = importing("/search.json", row)
    let edited = "{ \"title\" : \"Nan's soup\",\n\t\"source_url\":\"\(Self.url)\" }\n"
    edit(edited)
    #expect(
      importing("/get.json", details) == [
        "updated leek-soup.json: filled in: ingredients, directions; the edits were left as they are"
      ])
    let text = try #require(files.text(of: Self.file))
    #expect(text.hasPrefix(String(edited.dropLast(3))))
    #expect(stored()?.title == "Nan's soup")
    #expect(stored()?.ingredients == details.ingredients)
    #expect(stored()?.socialRank == nil)
    edit(edited)
    #expect(
      importing("/get.json", details)
        == ["skipped leek-soup.json: already there from /search.json"])
    #expect(files.text(of: Self.file) == edited)
  }

  @Test(
    "a file that is not one object of JSON any more is left alone",
    arguments: ["", "[]", "{\"title\": \"Leek", "# Leek Soup\n"])
  func damage(text: String) {
    _ = importing("/search.json", row)
    edit(text)
    #expect(
      importing("/get.json", details)
        == ["skipped leek-soup.json: already there from /search.json"])
    #expect(files.text(of: Self.file) == text)
  }

  @Test("the same document with details fills in, whatever was edited meanwhile")
  func sameOrigin() {
    _ = importing("/soup.json", row)
    edit("{\"title\": \"My soup\"}")
    #expect(
      importing("/soup.json", details) == [
        "updated leek-soup.json: filled in: ingredients, directions; the edits were left as they are"
      ])
    #expect(
      importing("/soup.json", details)
        == ["skipped leek-soup.json: edited since the import; --force overwrites it"])
  }

  @Test("a row without an address is known by its own id, if title and publisher agree")
  func ownID() {
    let id = ExtraField(name: "id", json: #""5ed6""#)
    let row = Recipe(title: "Pie", publisher: "Pots", ingredients: [], extras: [id])
    var full = row
    full.ingredients = ["1 pie"]
    var other = full
    other.publisher = "Pans"
    other.ingredients = ["2 pies"]
    #expect(importing("/search.json", row) == ["imported pie.json"])
    #expect(importing("/other.json", other) == ["imported pie-2.json"])
    #expect(importing("/get.json", full) == ["updated pie.json: filled in: ingredients"])
    var third = full
    third.ingredients = ["3 pies"]
    #expect(importing("/third.json", third) == ["imported pie-3.json"])
  }

  @Test("a rehearsal tells what an import would fill in, and writes nothing")
  func rehearsal() {
    let options = ImportOptions(isDryRun: true)
    let report = files.importing(
      ImportItem("/search.json", row), ImportItem("/get.json", details), options: options)
    #expect(
      report.summary == [
        "imported leek-soup.json", "updated leek-soup.json: filled in: ingredients, directions",
      ])
    #expect(files.filePaths.isEmpty)
  }
}
