import RecipeCore
import RecipeStorage
import TestSupport
import Testing

@Suite("Import on failing disks")
struct ImportFailureTests {
  private let base = InMemoryFileSystem()

  @Test("a file that cannot be written is an entry, and the others go on")
  func unwritable() {
    let files = FailingFileSystem(base: base, unwritable: ["leek"])
    let items = [ImportItem("/a.md", .soup()), ImportItem("/b.md", .soup("Onion Soup"))]
    let report = LibraryImporter(root: libraryRoot, files: files).run(items)
    #expect(
      report.summary == [
        "failed -: /home/ann/recipes/leek-soup.json: no space left on the disk",
        "imported onion-soup.json",
      ])
    #expect(base.importing(ImportItem("/a.md", .soup())).summary == ["imported leek-soup.json"])
  }

  @Test("recipes whose import could not be recorded are found again, not doubled")
  func unrecorded() {
    let files = FailingFileSystem(base: base, unwritable: [".imports"])
    let items = [
      ImportItem("/a.md", .soup("Soup", "a")), ImportItem("/b.md", .soup("Soup", "b")),
    ]
    let report = LibraryImporter(root: libraryRoot, files: files).run(items)
    #expect(report.summary == ["imported soup.json", "imported soup-2.json"])
    #expect(
      report.diagnostics.map(\.message) == [
        "the import cannot be finished: no space left on the disk"
      ])
    let again = LibraryImporter(root: libraryRoot, files: base).run(items)
    #expect(
      again.summary == [
        "unchanged soup.json: the library already has this file",
        "unchanged soup-2.json: the library already has this file",
      ])
    #expect(base.filePaths.count == 3)
  }

  @Test("a file that another program writes at the same time is never replaced")
  func taken() {
    base.put(.file(Array("theirs".utf8)), at: "\(libraryRoot)/leek-soup.json")
    let files = FailingFileSystem(base: base, unlisted: ["leek-soup.json"])
    let report = files.importing(ImportItem("/a.md", .soup()))
    #expect(report.summary == ["imported leek-soup-2.json"])
    #expect(base.text(of: "\(libraryRoot)/leek-soup.json") == "theirs")
  }

  @Test("a file written at the same time that is the very same is taken over")
  func takenOver() {
    _ = base.importing(ImportItem("/a.md", .soup()))
    base.put(.file([]), at: manifestPath)
    let files = FailingFileSystem(base: base, unlisted: ["leek-soup.json"])
    let report = files.importing(ImportItem("/a.md", .soup()))
    #expect(report.summary == ["unchanged leek-soup.json: the library already has this file"])
  }

  @Test("new files that cannot be brought to the disk are told")
  func unflushed() {
    let files = FailingFileSystem(base: base, isFlushable: false)
    let report = files.importing(ImportItem("/a.md", .soup()))
    #expect(
      report.diagnostics.map(\.message) == [
        "the import cannot be finished: no space left on the disk"
      ])
  }

  @Test("a record that cannot be read stops the import: it could double or overwrite")
  func unreadableRecord() {
    _ = base.importing(ImportItem("/a.md", .soup()))
    let files = FailingFileSystem(base: base, unreadable: [".imports"])
    let report = files.importing(ImportItem("/a.md", .soup()), ImportItem("/b.md"))
    #expect(report.entries.map(\.status) == [.failed, .skipped])
    #expect(report.diagnostics.map(\.message) == ["the library cannot be used: permission denied"])
    #expect(base.filePaths.count == 2)
  }

  @Test("a library file that cannot be read fails alone")
  func unreadableFile() {
    _ = base.importing(ImportItem("/a.md", .soup()))
    let files = FailingFileSystem(base: base, unreadable: ["leek-soup.json"])
    let report = files.importing(
      ImportItem("/a.md", .soup()), ImportItem("/b.md", .soup("Onion Soup")))
    #expect(report.entries.map(\.status) == [.failed, .imported])
  }

  @Test("a library that is a file is told as such")
  func notAFolder() {
    base.put(.file([]), at: libraryRoot)
    let report = base.importing(ImportItem("/a.md", .soup()))
    #expect(report.entries.map(\.status) == [.failed])
    #expect(report.diagnostics.count == 1)
  }

  @Test("damaged lines of the record are put aside, told, and never lost")
  func damagedRecord() throws {
    _ = base.importing(ImportItem("/a.md", .soup()))
    let record = try #require(base.text(of: manifestPath))
    let unsafe = record.replacing("leek-soup.json", with: "../leek-soup.json")
    base.put(.file(Array(("not JSON\n" + record + unsafe + "\n\u{1}").utf8)), at: manifestPath)
    let report = base.importing(ImportItem("/a.md", .soup()))
    #expect(report.summary == ["unchanged leek-soup.json"])
    #expect(report.diagnostics.compactMap(\.location?.line) == [1, 3, 5])
    #expect(base.text(of: manifestPath) == record)
    let aside = base.text(of: "\(libraryRoot)/.imports.damaged.ndjson")
    #expect(aside == "not JSON\n" + unsafe + "\u{1}\n")
    #expect(base.importing(ImportItem("/a.md", .soup())).diagnostics.isEmpty)
  }

  @Test("a dry run leaves a damaged record as it is")
  func dryRun() {
    base.put(.file(Array("not JSON".utf8)), at: manifestPath)
    let report = base.importing(
      ImportItem("/a.md", .soup()), options: ImportOptions(isDryRun: true))
    #expect(report.diagnostics.count == 1)
    #expect(
      report.diagnostics[0].help?.hasPrefix("an import would keep it in .imports.damaged") == true)
    #expect(base.filePaths == [manifestPath])
    #expect(base.text(of: manifestPath) == "not JSON")
  }
}
