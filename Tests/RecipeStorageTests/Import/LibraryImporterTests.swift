import RecipeCore
import RecipeDocuments
import RecipeStorage
import TestSupport
import Testing

@Suite("Import")
struct LibraryImporterTests {
  @Test("two documents whose names differ only in normalisation are two, in either order")
  func normalisation() {
    let files = InMemoryFileSystem()
    let items = [
      ImportItem("/cr\u{E9}me.json", .soup("Leek Soup")),
      ImportItem("/cre\u{301}me.json", .soup("Onion Soup")),
    ]
    #expect(files.importing(items[0], items[1]).entries.map(\.status) == [.imported, .imported])
    #expect(files.importing(items[1], items[0]).entries.map(\.status) == [.unchanged, .unchanged])
    #expect(files.filePaths.count == 3)
  }

  /// The file system.
  let files = InMemoryFileSystem()
  /// A file of the library after somebody has edited it.
  let edited = #"{"title": "Leek Soup", "note": "mine"}"#

  /// Edits a file of the library.
  func edit(_ name: String = "leek-soup.json") {
    files.put(.file(Array(edited.utf8)), at: "\(libraryRoot)/\(name)")
  }

  @Test("a recipe becomes a file of its own, and the record remembers where it came from")
  func imports() throws {
    let report = files.importing(ImportItem("/notes/leek.md", .soup()))
    #expect(report.summary == ["imported leek-soup.json"])
    #expect(report.entries[0].title == "Leek Soup")
    #expect(report.entries[0].recipe == .soup())
    #expect(report.diagnostics.isEmpty)
    #expect(files.filePaths == [manifestPath, "\(libraryRoot)/leek-soup.json"])
    #expect(
      files.text(of: "\(libraryRoot)/leek-soup.json") == """
        {
          "title": "Leek Soup",
          "ingredients": [
            "2 leeks",
            "1 l stock"
          ]
        }

        """)
    #expect(files.text(of: manifestPath)?.contains(#""origin":"/notes/leek.md""#) == true)
  }

  @Test("the recipes of one document are told apart by their number")
  func several() {
    let report = files.importing(ImportItem("/a.json", .soup("One"), .soup("Two")))
    #expect(report.entries.map(\.origin) == ["/a.json#1", "/a.json#2"])
  }

  @Test("recipes of one title inside a document are told apart by their order")
  func sameTitles() {
    let item = ImportItem("/a.json", .soup("Soup", "a"), .soup("Soup", "b"))
    #expect(files.importing(item).summary == ["imported soup.json", "imported soup-2.json"])
    #expect(files.importing(item).summary == ["unchanged soup.json", "unchanged soup-2.json"])
  }

  @Test("a title that ends with a number is told apart from one that got it")
  func numberedTitles() {
    let item = ImportItem(
      "/a.json", .soup("Soup 2", "a"), .soup("Soup", "b"), .soup("Soup", "c"))
    let files = ["soup-2.json", "soup.json", "soup-3.json"]
    #expect(self.files.importing(item).summary == files.map { "imported \($0)" })
    #expect(self.files.importing(item).summary == files.map { "unchanged \($0)" })
  }

  @Test("a recipe that a document holds twice is imported once, filled in, and stays so")
  func twice() {
    let url = "https://a.example/soup"
    let item = ImportItem(
      "/a.json", Recipe(title: "Soup", sourceURL: url),
      Recipe(title: "Soup", sourceURL: url, ingredients: ["1 leek"]))
    let left = "skipped soup.json: already there from /a.json"
    #expect(
      files.importing(item).summary
        == ["imported soup.json", "updated soup.json: filled in: ingredients"])
    #expect(files.importing(item).summary == ["unchanged soup.json", left])
  }

  @Test("two recipes that come through one pipe are two, and the same one twice is one")
  func pipe() {
    let first = ImportItem(stream: "standard input", .soup("Soup", "a"))
    let second = ImportItem(stream: "standard input", .soup("Soup", "b"))
    #expect(files.importing(first).summary == ["imported soup.json"])
    #expect(files.importing(second).summary == ["imported soup-2.json"])
    #expect(files.importing(first).summary == ["unchanged soup.json"])
    #expect(files.importing(first).entries[0].document == nil)
  }

  @Test("the recipes of an archive are known by their paths in it")
  func archive() {
    func item(_ parts: (String, String)...) -> ImportItem {
      let entries = parts.map { part, title in
        DocumentOutcome.Entry(recipe: .soup(title, title), line: 1, part: part)
      }
      return ImportItem(
        origin: "/a.zip", progress: .read(format: "zip"),
        outcome: DocumentOutcome(entries: entries, diagnostics: [], dialect: "zip"))
    }
    let report = files.importing(
      item(("one.md", "One"), ("two.json", "Two"), ("two.json", "Three")))
    #expect(
      report.entries.map(\.origin) == ["/a.zip/one.md", "/a.zip/two.json#1", "/a.zip/two.json#2"])
    #expect(report.entries.map(\.document) == ["/a.zip", "/a.zip", "/a.zip"])
    let again = files.importing(item(("new.md", "New"), ("one.md", "Uno")))
    #expect(again.summary == ["imported new.json", "updated one.json"])
  }

  @Test("a broken document of an archive has an entry of its own, and the others go on")
  func brokenPart() {
    func odd(_ severity: Diagnostic.Severity, _ path: String, _ message: String) -> Diagnostic {
      Diagnostic(severity, message, at: TextLocation(path: path, line: 1))
    }
    let entries = ["one.md", "two.md"].map {
      DocumentOutcome.Entry(recipe: .soup($0, $0), line: 1, part: $0)
    }
    let item = ImportItem(
      origin: "/a.zip", progress: .read(format: "zip"),
      outcome: DocumentOutcome(
        entries: entries,
        diagnostics: [
          odd(.note, "/a.zip/picture", "no format"), odd(.error, "/a.zip/bad.json", "half"),
          odd(.warning, "/a.zip/two.md", "odd"), odd(.note, "/a.zip/bad.json", "more"),
        ], dialect: "zip"))
    let report = files.importing(item)
    #expect(
      report.summary == ["imported one-md.json", "imported two-md.json", "failed -: line 1: half"])
    #expect(report.entries[2].origin == "/a.zip/bad.json")
    #expect(report.entries[2].document == "/a.zip")
    #expect(
      report.entries.map { $0.reading.oddities.map(\.message) }
        == [["no format"], ["odd"], ["half", "more"]])
  }

  @Test("what was odd belongs to the recipe whose lines it is in")
  func oddities() {
    func odd(_ line: Int?) -> Diagnostic {
      Diagnostic(.warning, "odd", at: TextLocation(path: "/a.json", line: line))
    }
    let entries = [("One", 3), ("Two", 9)].map {
      DocumentOutcome.Entry(recipe: .soup($0.0, $0.0), line: $0.1)
    }
    let item = ImportItem(
      origin: "/a.json", progress: .read(format: "json"),
      outcome: DocumentOutcome(
        entries: entries, diagnostics: [nil, 1, 3, 8, 9, 99].map(odd), dialect: "plain"))
    let readings = files.importing(item).entries.map(\.reading)
    #expect(readings.map { $0.oddities.map(\.location?.line) } == [[nil, 1, 3, 8], [9, 99]])
    #expect(readings.map(\.format) == ["json", "json"])
    #expect(readings.map(\.dialect) == ["plain", "plain"])
  }

  @Test("what was odd belongs to the recipe in which it is, in a document of one line, too")
  func odditiesOfOneLine() {
    let entries = [("One", 2), ("Two", 40)].map {
      DocumentOutcome.Entry(recipe: .soup($0.0, $0.0), line: 1, column: $0.1)
    }
    let odd = [1, 39, 40, 70].map {
      Diagnostic(.warning, "odd", at: TextLocation(path: "/a.json", line: 1, column: $0))
    }
    let item = ImportItem(
      origin: "/a.json", progress: .read(format: "json"),
      outcome: DocumentOutcome(entries: entries, diagnostics: odd, dialect: "plain"))
    let readings = files.importing(item).entries.map(\.reading)
    #expect(readings.map { $0.oddities.map(\.location?.column) } == [[1, 39], [40, 70]])
  }

  @Test("titles that collide get numbers, on file systems that ignore case too")
  func collisions() {
    files.put(.file([]), at: "\(libraryRoot)/SOUP.JSON")
    let report = files.importing(
      ImportItem("/a.md", .soup("Soup", "a")), ImportItem("/b.md", .soup("soup!", "b")),
      ImportItem("/c.md", .soup("Soup 2", "c")))
    #expect(
      report.summary == [
        "imported soup-2.json", "imported soup-3.json", "imported soup-2-2.json",
      ])
  }

  @Test("a dry run tells the same and writes nothing")
  func dryRun() {
    let items = [
      ImportItem("/a.md", .soup()), ImportItem("/b.md", .soup()),
      ImportItem("/c.md", .soup("Leek soup", "9 onions")), ImportItem("/a.md", .soup()),
    ]
    let importer = LibraryImporter(root: libraryRoot, files: files)
    let report = importer.run(items, options: ImportOptions(isDryRun: true))
    #expect(files.filePaths.isEmpty)
    #expect(
      report.summary == [
        "imported leek-soup.json", "skipped leek-soup.json: already there from /a.md",
        "imported leek-soup-2.json", "unchanged leek-soup.json",
      ])
    #expect(importer.run(items) == report)
  }

  @Test("a document without recipes is an entry that says why")
  func noRecipe() {
    let broken = Diagnostic(
      .error, "expected ':'", at: TextLocation(path: "/a.json", line: 3, column: 4))
    let note = Diagnostic(.note, "looks like JSON")
    let report = files.importing(
      ImportItem("/a.json", diagnostics: [note, broken]), ImportItem("/b.md"))
    #expect(
      report.summary == ["failed -: line 3: expected ':'", "skipped -: it contains no recipe"])
    #expect(files.filePaths.isEmpty)
  }

  @Test("unknown fields are kept beside the known ones, or in extras when the name means something")
  func extras() {
    let recipe = Recipe(
      title: "Soup",
      extras: [
        ExtraField(name: "mood", json: "[1, 2]"), ExtraField(name: "title", json: "\"old\""),
        ExtraField(name: "rating", json: "\"five stars\""),
      ])
    _ = files.importing(ImportItem("/a.md", recipe))
    #expect(
      files.text(of: "\(libraryRoot)/soup.json") == """
        {
          "title": "Soup",
          "mood": [1, 2],
          "extras": {
            "title": "old",
            "rating": "five stars"
          }
        }

        """)
  }
}
