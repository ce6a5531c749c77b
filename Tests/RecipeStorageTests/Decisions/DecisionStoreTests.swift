import RecipeCore
import TestSupport
import Testing

@testable import RecipeMatching
@testable import RecipeStorage

struct DecisionStoreTests {
  private let files = InMemoryFileSystem()
  private let path = "\(libraryRoot)/.duplicates.txt"

  private func store(_ files: any WritingFileSystem) -> DecisionStore {
    DecisionStore(root: libraryRoot, files: files)
  }

  @Test("no file is no decisions, and the first one makes it")
  func first() throws {
    #expect(try store(files).load().decisions.isEmpty)
    try store(files).change(waiting: {}) { $0.add([.sample(.link, "a:1", "b:2")]) }
    #expect(try store(files).load().decisions == [.sample(.link, "a:1", "b:2")])
    #expect(files.filePaths == [path])
  }

  @Test("what somebody else wrote meanwhile stays")
  func meanwhile() throws {
    files.put(.file(Array("link a:1 b:2\n".utf8)), at: path)
    _ = try store(files).load()
    files.put(.file(Array("link a:1 b:2\nlink a:1 b:3\n".utf8)), at: path)
    try store(files).change(waiting: {}) { $0.add([.sample(.unlink, "a:1", "b:4")]) }
    #expect(files.text(of: path) == "link a:1 b:2\nlink a:1 b:3\nunlink a:1 b:4\n")
  }

  @Test("a change that changes nothing writes nothing")
  func nothing() throws {
    var failing = FailingFileSystem(base: files)
    files.put(.file(Array("link a:1 b:2\n".utf8)), at: path)
    failing.unwritable = [path]
    try store(failing).change(waiting: {}) { $0.add([.sample(.link, "a:1", "b:2")]) }
    #expect(throws: FileError.self) {
      try store(failing).change(waiting: {}) { $0.add([.sample(.link, "a:1", "b:3")]) }
    }
    #expect(files.text(of: path) == "link a:1 b:2\n")
  }

  @Test("a file that cannot be read is neither empty nor overwritten")
  func unreadable() {
    files.put(.unreadableFile, at: path)
    #expect(throws: FileError(.permissionDenied, path: path)) { try store(files).load() }
    #expect(throws: FileError(.permissionDenied, path: path)) {
      try store(files).change(waiting: {}) { $0.add([.sample(.link, "a:1", "b:2")]) }
    }
  }

  @Test(
    "a file of too many bytes or lines is refused",
    arguments: [
      Array(repeating: UInt8(ascii: "#"), count: 5 << 20), Array(repeating: 10, count: 60_000),
    ])
  func tooLarge(bytes: [UInt8]) {
    files.put(.file(bytes), at: path)
    #expect(throws: FileError.self) { try store(files).load() }
  }

  @Test("nothing is written that could not be read again")
  func fullFile() throws {
    let full = Array(String(repeating: "#\n", count: 50_000).utf8)
    files.put(.file(full), at: path)
    #expect(throws: FileError.self) {
      try store(files).change(waiting: {}) { $0.add([.sample(.link, "a:1", "b:2")]) }
    }
    #expect(files.text(of: path) == String(decoding: full, as: UTF8.self))
  }

  @Test(
    "decisions follow a library file that was renamed, by every source that reads it",
    arguments: [
      (
        LibraryReader(source: "library", prefix: ""), "library:leek-soup.json",
        "library:potage.json"
      ),
      (
        LibraryReader(source: "all", prefix: "recipes/"), "all:recipes/leek-soup.json#2",
        "all:recipes/potage.json#2"
      ),
      (
        LibraryReader(source: "library", prefix: ""), "other:leek-soup.json", "other:leek-soup.json"
      ),
      (LibraryReader(source: "library", prefix: ""), "library:leek-soup.json.json", nil),
      (
        LibraryReader(source: "library", prefix: ""), "library:leek-soup.json#x#2",
        "library:potage.json#x#2"
      ),
      (LibraryReader(source: "all", prefix: "recipes/"), "all:leek-soup.json", nil),
    ] as [(LibraryReader, String, String?)])
  func renamed(reader: LibraryReader, old: String, new: String?) throws {
    let importer = LibraryImporter(root: libraryRoot, readers: [reader], files: files)
    let item = ImportItem("/leek.md", .soup())
    _ = importer.run([item])
    files.put(.file(Array("link \(old) z:1\n".utf8)), at: path)
    let text = try #require(files.text(of: "\(libraryRoot)/leek-soup.json"))
    try files.removeFile("\(libraryRoot)/leek-soup.json")
    files.put(.file(Array(text.utf8)), at: "\(libraryRoot)/potage.json")
    _ = importer.run([item], options: ImportOptions(isDryRun: true))
    #expect(files.text(of: path) == "link \(old) z:1\n")
    #expect(importer.run([item]).summary.first?.hasPrefix("unchanged potage.json") == true)
    #expect(files.text(of: path) == "link \(new ?? old) z:1\n")
  }

  @Test("a rename that the decisions cannot follow is seen again by the next import")
  func renamedLater() throws {
    let reader = LibraryReader(source: "library", prefix: "")
    let item = ImportItem("/leek.md", .soup())
    _ = LibraryImporter(root: libraryRoot, files: files).run([item])
    files.put(.file(Array("link library:leek-soup.json z:1\n".utf8)), at: path)
    let text = try #require(files.text(of: "\(libraryRoot)/leek-soup.json"))
    try files.removeFile("\(libraryRoot)/leek-soup.json")
    files.put(.file(Array(text.utf8)), at: "\(libraryRoot)/potage.json")
    var failing = FailingFileSystem(base: files)
    failing.unwritable = [path]
    let report = LibraryImporter(root: libraryRoot, readers: [reader], files: failing).run([item])
    #expect(report.diagnostics.map(\.severity) == [.error])
    _ = LibraryImporter(root: libraryRoot, readers: [reader], files: files).run([item])
    #expect(files.text(of: path) == "link library:potage.json z:1\n")
  }
}
