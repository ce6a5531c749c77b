import RecipeCore
import RecipeDocuments
import RecipeStorage
import TestSupport
import Testing

@Suite("Documents that are kept as they are")
struct KeptDocumentTests {
  private let files = InMemoryFileSystem()
  private let keeping = ImportOptions(keepsDocuments: true)
  private let leek = "# Leek Soup\n\n## Ingredients\n\n* 2 leeks\n\n<!-- mine -->\n"
  private let cook = "Boil @leeks{2} in @stock{1%l}.\n"

  private func item(_ path: String, _ text: String) throws -> ImportItem {
    let bytes = Array(text.utf8)
    let format = try #require(DocumentFormats.format(of: bytes, path: path))
    return ImportItem(
      origin: path, progress: .read(format: format.name),
      outcome: AnyDocumentReader().read(bytes, path: path, fields: .all),
      original: OriginalDocument(bytes, of: format, path: path))
  }

  private func text(_ name: String) -> String? { files.text(of: "\(libraryRoot)/\(name)") }

  @Test("Markdown and Cooklang keep their names and every byte; others are converted")
  func kept() throws {
    let report = files.importing(
      try item("/a/Leek soup.md", leek), try item("/a/Stock Soup.cook", cook),
      try item("/a/x.json", #"{"title":"Toast","ingredients":["bread"]}"#), options: keeping)
    #expect(
      report.summary == [
        "imported Leek soup.md", "imported Stock Soup.cook", "imported toast.json",
      ])
    #expect(text("Leek soup.md") == leek)
    #expect(text("Stock Soup.cook") == cook)
    #expect(files.text(of: manifestPath)?.contains(#""file":"Leek soup.md""#) == true)
  }

  @Test("importing again changes nothing, and a changed document updates its file, asked or not")
  func again() throws {
    _ = files.importing(try item("/leek.md", leek), options: keeping)
    for options in [keeping, ImportOptions()] {
      let report = files.importing(try item("/leek.md", leek), options: options)
      #expect(report.summary == ["unchanged leek.md"])
    }
    let changed = leek.replacing("2 leeks", with: "3 leeks")
    #expect(files.importing(try item("/leek.md", changed)).summary == ["updated leek.md"])
    #expect(text("leek.md") == changed)
  }

  @Test("an edited file is left as it is, unless it may be overwritten")
  func edited() throws {
    _ = files.importing(try item("/leek.md", leek), options: keeping)
    files.put(.file(Array((leek + "\nmine\n").utf8)), at: "\(libraryRoot)/leek.md")
    let same = files.importing(try item("/leek.md", leek), options: keeping)
    #expect(same.summary == ["unchanged leek.md: edited since the import, left as it is"])
    let changed = try item("/leek.md", leek.replacing("2", with: "3"))
    let report = files.importing(changed, options: keeping)
    #expect(report.summary == ["skipped leek.md: edited since the import; --force overwrites it"])
    #expect(text("leek.md")?.hasSuffix("mine\n") == true)
  }

  @Test("two documents of one name are two files, and a title from the name says that it differs")
  func clash() throws {
    let other = "Fry @onions{2}.\n"
    let report = files.importing(
      try item("/a/Soup.cook", cook), try item("/b/soup.cook", other),
      try item("/c/Soup.md", leek), options: keeping)
    #expect(report.entries.map(\.file) == ["Soup.cook", "soup-2.cook", "Soup.md"])
    #expect(report.entries[1].reason?.contains("reads differently: title") == true)
    #expect(text("Soup.cook") == cook)
    #expect(text("soup-2.cook") == other)
  }

  @Test("a converted recipe that is to be kept gets a file of its kind in place of the JSON")
  func replaced() throws {
    _ = files.importing(try item("/leek.md", leek))
    let report = files.importing(try item("/leek.md", leek), options: keeping)
    #expect(report.summary == ["updated leek.md: it takes the place of leek-soup.json"])
    #expect(files.filePaths == [manifestPath, "\(libraryRoot)/leek.md"])
    #expect(files.importing(try item("/leek.md", leek)).summary == ["unchanged leek.md"])
  }

  @Test("an edited conversion is not replaced")
  func editedConversion() throws {
    _ = files.importing(try item("/leek.md", leek))
    files.put(.file(Array("{}".utf8)), at: "\(libraryRoot)/leek-soup.json")
    let report = files.importing(try item("/leek.md", leek), options: keeping)
    #expect(
      report.summary == ["skipped leek-soup.json: edited since the import; --force overwrites it"])
    #expect(text("leek-soup.json") == "{}")
    #expect(text("leek.md") == nil)
  }

  @Test("a document that comes to hold two recipes is converted, and nothing is lost")
  func several() throws {
    _ = files.importing(try item("/leek.md", leek), options: keeping)
    let two =
      "# Leek Soup\n\n## Ingredients\n\n* 2 leeks\n\n## Directions\n\n1. Boil.\n\n"
      + "# Onion Soup\n\n## Ingredients\n\n* 2 onions\n\n## Directions\n\n1. Fry.\n"
    let report = files.importing(try item("/leek.md", two), options: keeping)
    #expect(report.entries.map(\.file) == ["leek-soup.json", "onion-soup.json"])
    #expect(report.entries.allSatisfy { $0.reason?.hasPrefix("converted, ") == true })
    #expect(text("leek.md") == nil)
  }

  @Test("a kept file that was renamed is the recipe still, and decisions follow")
  func renamed() throws {
    _ = files.importing(try item("/leek.md", leek), options: keeping)
    try files.removeFile("\(libraryRoot)/leek.md")
    files.put(.file(Array(leek.utf8)), at: "\(libraryRoot)/potage.md")
    let report = files.importing(try item("/leek.md", leek), options: keeping)
    #expect(report.summary == ["unchanged potage.md: its file was renamed from leek.md"])
  }

  @Test("decisions follow a recipe whose file takes the place of another")
  func decisions() throws {
    _ = files.importing(try item("/leek.md", leek))
    files.put(
      .file(Array("link library:leek-soup.json other:1\n".utf8)),
      at: "\(libraryRoot)/.duplicates.txt")
    let importer = LibraryImporter(
      root: libraryRoot, readers: [LibraryReader(source: "library", prefix: "")], files: files)
    _ = importer.run([try item("/leek.md", leek)], options: keeping)
    #expect(text(".duplicates.txt")?.contains("library:leek.md") == true)
  }

  @Test("a page about its folder has the folder's name, and a nameless document that of its title")
  func names() throws {
    let report = files.importing(try item("/soups/leek/index.md", leek), options: keeping)
    #expect(report.entries.map(\.file) == ["leek.md"])
    let bytes = Array("# Toast\n\n## Ingredients\n\n* bread\n".utf8)
    let format = try #require(DocumentFormats.format(named: "markdown"))
    let item = ImportItem(
      origin: "standard input", isLasting: false, progress: .read(format: "markdown"),
      outcome: AnyDocumentReader().read(bytes, path: "standard input", fields: .all),
      original: OriginalDocument(bytes, of: format, path: nil))
    #expect(files.importing(item, options: keeping).entries.map(\.file) == ["toast.md"])
  }
}
