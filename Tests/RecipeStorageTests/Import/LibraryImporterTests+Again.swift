import RecipeCore
import RecipeDocuments
import RecipeStorage
import TestSupport
import Testing

/// A second import of what was imported before.
extension LibraryImporterTests {
  @Test("importing again changes nothing")
  func again() {
    let items = [
      ImportItem("/a.json", .soup("One"), .soup("Two")), ImportItem("/b.md", .soup("Three")),
    ]
    let importer = LibraryImporter(root: libraryRoot, files: files)
    #expect(importer.run(items).count(of: .imported) == 3)
    let before = files.filePaths.map { files.text(of: $0) }
    let report = importer.run(items)
    #expect(report.summary == ["unchanged one.json", "unchanged two.json", "unchanged three.json"])
    #expect(files.filePaths.map { files.text(of: $0) } == before)
  }

  @Test("one more recipe at the top of a document leaves the others what they are")
  func insertion() {
    _ = files.importing(ImportItem("/a.json", .soup("One", "a"), .soup("Two", "b")))
    edit("one.json")
    let report = files.importing(
      ImportItem("/a.json", .soup("New", "c"), .soup("One", "a"), .soup("Two", "b2")))
    #expect(
      report.summary == [
        "imported new.json", "unchanged one.json: edited since the import, left as it is",
        "updated two.json",
      ])
  }

  @Test("a document that comes to hold several recipes, or only one, keeps their files")
  func growth() {
    let (one, two) = (Recipe.soup("One", "a"), Recipe.soup("Two", "b"))
    _ = files.importing(ImportItem("/a.json", one))
    let growing = files.importing(ImportItem("/a.json", two, one))
    #expect(growing.summary == ["imported two.json", "unchanged one.json"])
    #expect(files.importing(ImportItem("/a.json", one)).summary == ["unchanged one.json"])
    let again = files.importing(ImportItem("/a.json", two, one))
    #expect(again.summary == ["unchanged two.json", "unchanged one.json"])
    let changed = Recipe.soup("One", "a2")
    #expect(files.importing(ImportItem("/a.json", two, changed)).entries[1].status == .updated)
    #expect(files.importing(ImportItem("/a.json", changed)).summary == ["unchanged one.json"])
    #expect(files.importing(ImportItem("/a.json", one)).summary == ["updated one.json"])
  }

  @Test("a changed origin updates its file")
  func updates() {
    _ = files.importing(ImportItem("/leek.md", .soup()))
    let report = files.importing(ImportItem("/leek.md", .soup("Leek Soup", "3 leeks")))
    #expect(report.summary == ["updated leek-soup.json"])
    #expect(files.text(of: "\(libraryRoot)/leek-soup.json")?.contains("3 leeks") == true)
  }

  @Test("a changed title keeps the name of the file")
  func renamed() {
    _ = files.importing(ImportItem("/leek.md", .soup()))
    let report = files.importing(ImportItem("/leek.md", .soup("Potage")))
    #expect(report.summary == ["updated leek-soup.json"])
  }

  @Test("a recipe edited since is never overwritten")
  func keepsEdits() {
    _ = files.importing(ImportItem("/leek.md", .soup()))
    edit()
    #expect(
      files.importing(ImportItem("/leek.md", .soup())).summary
        == ["unchanged leek-soup.json: edited since the import, left as it is"])
    #expect(
      files.importing(ImportItem("/leek.md", .soup("Leek Soup", "3 leeks"))).summary
        == ["skipped leek-soup.json: edited since the import; --force overwrites it"])
    #expect(files.text(of: "\(libraryRoot)/leek-soup.json") == edited)
  }

  @Test(
    "edits are overwritten when that is asked for, whether the origin changed or not",
    arguments: ["2 leeks", "3 leeks"])
  func overwrites(leeks: String) {
    _ = files.importing(ImportItem("/leek.md", .soup("Leek Soup", "2 leeks")))
    edit()
    let options = ImportOptions(overwritesEdits: true)
    #expect(
      files.importing(ImportItem("/leek.md", .soup("Leek Soup", leeks)), options: options)
        .summary == ["updated leek-soup.json: the edits were overwritten"])
    #expect(files.text(of: "\(libraryRoot)/leek-soup.json")?.contains(leeks) == true)
  }

  @Test("a library file that was renamed is the recipe still, and not imported beside")
  func renamedFile() throws {
    _ = files.importing(ImportItem("/leek.md", .soup()))
    let text = try #require(files.text(of: "\(libraryRoot)/leek-soup.json"))
    try files.removeFile("\(libraryRoot)/leek-soup.json")
    files.put(.file(Array(text.utf8)), at: "\(libraryRoot)/potage.json")
    #expect(
      files.importing(ImportItem("/other.md", .soup())).summary
        == ["skipped potage.json: already there from /leek.md"])
    #expect(
      files.importing(ImportItem("/leek.md", .soup("Leek Soup", "3 leeks"))).summary
        == ["updated potage.json"])
    #expect(
      files.importing(ImportItem("/leek.md", .soup("Leek Soup", "3 leeks"))).entries[0].file
        == "potage.json")
    #expect(files.filePaths == [manifestPath, "\(libraryRoot)/potage.json"])
  }

  @Test("a new name is told once")
  func renamedFileReason() throws {
    _ = files.importing(ImportItem("/leek.md", .soup()))
    let text = try #require(files.text(of: "\(libraryRoot)/leek-soup.json"))
    try files.removeFile("\(libraryRoot)/leek-soup.json")
    files.put(.file(Array(text.utf8)), at: "\(libraryRoot)/potage.json")
    let item = ImportItem("/leek.md", .soup())
    #expect(
      files.importing(item).summary
        == ["unchanged potage.json: its file was renamed from leek-soup.json"])
    #expect(files.importing(item).summary == ["unchanged potage.json"])
  }

  @Test("a recipe that was removed is imported again when asked for again")
  func removed() throws {
    _ = files.importing(ImportItem("/leek.md", .soup()))
    try files.removeFile("\(libraryRoot)/leek-soup.json")
    let report = files.importing(ImportItem("/leek.md", .soup()))
    #expect(report.summary == ["imported leek-soup.json: its file had been removed"])
  }

  @Test(
    "what is there from another origin is left out",
    arguments: [
      (Recipe.soup(), Recipe.soup("LEEK soup!", "2  Leeks"), true),
      (Recipe.soup(), Recipe.soup("Leek Soup", "9 onions"), false),
      (Recipe.soup(), Recipe.soup("Onion Soup"), false),
      (
        Recipe(title: "Soup", sourceURL: "https://www.a.example/soup?utm_source=x"),
        Recipe(title: "soup", sourceURL: "http://a.example/soup/"), true
      ),
      (
        Recipe(title: "Soup", sourceURL: "https://a.example/soup"),
        Recipe(title: "Other", sourceURL: "https://a.example/soup"), false
      ),
      (Recipe(title: "Soup"), Recipe(title: "Soup"), false),
    ])
  func alreadyThere(_ first: Recipe, _ second: Recipe, _ isSame: Bool) {
    let report = files.importing(ImportItem("/a.md", first), ImportItem("/b.md", second))
    #expect(report.count(of: .skipped) == (isSame ? 1 : 0))
    if isSame { #expect(report.entries[1].reason == "already there from /a.md") }
    #expect(report.count(of: .imported) == (isSame ? 1 : 2))
  }

  @Test("what was removed is not there from another origin")
  func removedElsewhere() throws {
    _ = files.importing(ImportItem("/a.md", .soup()))
    try files.removeFile("\(libraryRoot)/leek-soup.json")
    let report = files.importing(ImportItem("/b.md", .soup()))
    #expect(report.entries.map(\.status) == [.imported])
  }
}
