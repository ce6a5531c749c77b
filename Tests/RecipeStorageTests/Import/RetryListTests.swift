import RecipeCore
import RecipeDocuments
import RecipeStorage
import TestSupport
import Testing

@Suite("What failed, for another try")
struct RetryListTests {
  private let files = InMemoryFileSystem()
  private var list: RetryList { RetryList(root: libraryRoot, files: files) }
  private let path = "\(libraryRoot)/.imports.failed.ndjson"

  private func item(
    _ origin: String, _ severity: Diagnostic.Severity, _ progress: ImportItem.Progress,
    isLasting: Bool = true
  ) -> ImportItem {
    ImportItem(
      origin: origin, isLasting: isLasting, progress: progress,
      outcome: DocumentOutcome(
        entries: [], diagnostics: [Diagnostic(severity, "\"no\" luck")], dialect: ""))
  }

  @Test("what failed or was broken is kept, each document once, in order")
  func kept() throws {
    let report = files.importing(
      item("/gone.md", .error, .failed), item("/broken.json", .error, .read(format: "json")),
      item("/todo.md", .note, .read(format: "markdown")), item("/link.md", .note, .leftOut),
      item("standard input", .error, .failed, isLasting: false),
      item("/gone.md", .error, .failed), ImportItem("/good.md", .soup()))
    try list.save(report)
    #expect(try list.load() == ["/gone.md", "/broken.json"])
    #expect(
      files.text(of: path)?.split(separator: "\n").first
        == #"{"origin":"/gone.md","reason":"\"no\" luck"}"#)
  }

  @Test("a failure stays whatever is imported in between, until its document succeeds")
  func remembered() throws {
    try list.save(files.importing(item("/gone.md", .error, .failed)))
    try list.save(files.importing(ImportItem("/good.md", .soup())), attempted: ["/good.md"])
    #expect(try list.load() == ["/gone.md"])
    try list.save(files.importing(item("/late.md", .error, .failed)), attempted: ["/late.md"])
    #expect(try list.load() == ["/gone.md", "/late.md"])
    try list.save(files.importing(ImportItem("/gone.md", .soup("Onion Soup"))))
    #expect(try list.load() == ["/late.md"])
    try list.save(files.importing(ImportItem("/late.md", .soup("Stew"))))
    #expect(try list.load() == [])
    #expect(files.text(of: path) == nil)
  }

  @Test("a folder that failed is settled by an attempt, although no report names it")
  func folders() throws {
    try list.save(files.importing(item("/inbox", .error, .failed)), attempted: ["/inbox"])
    try list.save(files.importing(ImportItem("/inbox/a.md", .soup())), attempted: ["/inbox"])
    #expect(try list.load() == [])
  }

  @Test("failures are dismissed by name, byte for byte, or all together")
  func dismissed() throws {
    let names = ["/cr\u{E9}me.md", "/cre\u{301}me.md", "/b.md"]
    try list.save(
      files.importing(
        item(names[0], .error, .failed), item(names[1], .error, .failed),
        item(names[2], .error, .failed)))
    #expect(try list.dismiss(["/cr\u{E9}me.md", "/other.md"]) == 1)
    #expect(try list.load().map { Array($0.utf8) } == names.dropFirst().map { Array($0.utf8) })
    #expect(try list.dismiss(nil) == 2)
    #expect(files.text(of: path) == nil)
    #expect(try list.dismiss(nil) == 0)
  }

  @Test("without a library there is nothing to try again")
  func noLibrary() throws {
    #expect(try list.load() == [])
    try list.save(ImportReport(entries: [], diagnostics: []))
    #expect(files.filePaths.isEmpty)
  }

  @Test("lines that are damaged are passed over")
  func damaged() throws {
    let text = "{\"origin\": \"/a.md\"}\nnoise\n{\"origin\": 3}\n\n{\"origin\": \"/b.md\"}"
    files.put(.file(Array(text.utf8)), at: path)
    #expect(try list.load() == ["/a.md", "/b.md"])
  }

  @Test("imports that end at the same time keep the failures of each other")
  func concurrent() async throws {
    let names = (0..<200).map { "/gone\($0).md" }
    await withTaskGroup { group in
      for name in names {
        let report = files.importing(item(name, .error, .failed))
        group.addTask { [list] in try? list.save(report) }
      }
    }
    #expect(try Set(list.load()) == Set(names))
  }
}
