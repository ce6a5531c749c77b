import RecipeCore
import RecipeDocuments
import TestSupport
import Testing

@Suite("Folders of documents")
struct FolderRecipeSourceTests {
  private static let one = #"{"title":"One","ingredients":["a"]}"#
  private static let two =
    #"[{"title":"A","ingredients":["a"]},\#n {"title":"B","ingredients":["b"]}]"#

  @Test("every file at any depth is read, and records are named by path and number")
  func recursion() async throws {
    let files = InMemoryFileSystem([
      "/r/one.json": Self.one, "/r/soup/deep/two.json": Self.two, "/r/notes.txt": "no",
      "/r/.hidden.json": Self.one, "/r/.git/x.json": Self.one, "/other/x.json": Self.one,
    ])
    let (records, diagnostics) = try await gather(files)
    #expect(
      records.map(\.reference.id) == ["one.json", "soup/deep/two.json#1", "soup/deep/two.json#2"])
    #expect(
      records.map(\.locator.description)
        == ["one.json:1", "soup/deep/two.json:1", "soup/deep/two.json:2"])
    #expect(records.allSatisfy { $0.reference.source == "notes" })
    #expect(diagnostics == [])
  }

  @Test("the same records come out, however many workers there are", arguments: [1, 2, 7])
  func parallelism(workers: Int) async throws {
    let names = (0..<300).map { "/r/\($0 % 7)/\($0).json" }
    let files = InMemoryFileSystem(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.two) }))
    let (records, _) = try await gather(files, parallelism: workers)
    #expect(Set(records.map(\.reference)).count == 600)
    #expect(records.count == 600)
  }

  @Test("include and exclude choose the files, and excluded folders are not entered")
  func filters() async throws {
    let files = InMemoryFileSystem([
      "/r/a.json": Self.one, "/r/b.jsonl": Self.one, "/r/drafts/c.json": Self.one,
      "/r/x/old/d.json": Self.one, "/r/x/e.json": Self.one,
    ])
    files.put(.unreadableFolder, at: "/r/drafts")
    let (records, diagnostics) = try await gather(
      files, include: ["*.json"], exclude: ["drafts/**", "old"])
    #expect(records.map(\.reference.id) == ["a.json", "x/e.json"])
    #expect(diagnostics == [])
  }

  @Test("a broken, an empty, an unreadable file and an unreadable folder cost only themselves")
  func partialFailure() async throws {
    let files = InMemoryFileSystem(["/r/a.json": Self.one, "/r/b.json": "{", "/r/c.json": ""])
    files.put(.unreadableFile, at: "/r/d.json")
    files.put(.unreadableFolder, at: "/r/e")
    files.put(.special, at: "/r/f.json")
    let (records, diagnostics) = try await gather(files)
    #expect(records.map(\.reference.id) == ["a.json"])
    #expect(
      diagnostics.map { "\($0.location?.description ?? ""): \($0.message)" }.sorted() == [
        "/r/b.json:1:2: not valid JSON: expected a member's name or '}', found the end of the text",
        "/r/c.json: the file is empty",
        "/r/d.json: the file cannot be read: permission denied",
        "/r/e: the folder cannot be listed: permission denied",
        "/r/f.json: this is not a regular file and was not read",
      ])
  }

  @Test("a file larger than the limit is named with the limit and what to do")
  func tooLarge() async throws {
    let files = InMemoryFileSystem(["/r/a.json": Self.one])
    files.put(.file([UInt8](repeating: 0x20, count: 64 << 20 + 1)), at: "/r/big.json")
    let (records, diagnostics) = try await gather(files)
    #expect(records.count == 1)
    #expect(
      diagnostics.map(\.message)
        == ["the file is larger than the limit of 64 MiB and was not read"])
    #expect(diagnostics.first?.help?.contains("NDJSON") == true)
  }

  @Test("links inside the folder are followed; loops, escapes and broken ones are named")
  func links() async throws {
    let files = InMemoryFileSystem(["/r/a/x.json": Self.one, "/out/y.json": Self.one])
    for (path, target) in [
      ("/r/a/loop", "."), ("/r/a/up", "../.."), ("/r/b", "a"), ("/r/file.json", "a/x.json"),
      ("/r/out", "/out"), ("/r/out.json", "/out/y.json"), ("/r/out.txt", "/out/y.json"),
      ("/r/gone.json", "nowhere"), ("/r/self", "self"),
    ] {
      files.put(.link(to: target), at: path)
    }
    let (records, diagnostics) = try await gather(files)
    #expect(records.map(\.reference.id) == ["a/x.json", "b/x.json", "file.json"])
    #expect(
      diagnostics.map { "\($0.location?.description ?? ""): \($0.message)" } == [
        "/r/a/loop: a symbolic link leads back to a folder above it and was not followed",
        "/r/a/up: a symbolic link leads out of the folder, to /, and was not followed",
        "/r/b/loop: a symbolic link leads back to a folder above it and was not followed",
        "/r/b/up: a symbolic link leads out of the folder, to /, and was not followed",
        "/r/gone.json: a symbolic link cannot be followed: no such file or folder",
        "/r/out: a symbolic link leads out of the folder, to /out, and was not followed",
        "/r/out.json: a symbolic link leads out of the folder, to /out/y.json, and was not followed",
        "/r/self: a symbolic link cannot be followed: no such file or folder",
      ])
    #expect(files.reads.allSatisfy { !$0.hasPrefix("/out") })
  }

  @Test("links to each other do not multiply")
  func linkWeb() async throws {
    let files = InMemoryFileSystem()
    for from in 0..<8 {
      files.put(.file(Array(Self.one.utf8)), at: "/r/\(from)/x.json")
      for to in 0..<8 { files.put(.link(to: "../\(to)"), at: "/r/\(from)/to\(to)") }
    }
    let (records, _) = try await gather(files)
    #expect(records.count <= 16)
    #expect(Set(records.map(\.reference)).count == records.count)
  }

  @Test("folders nested without end are left at some depth")
  func depth() async throws {
    let files = InMemoryFileSystem([
      "/r" + String(repeating: "/d", count: 80) + "/x.json": Self.one, "/r/a.json": Self.one,
    ])
    let (records, diagnostics) = try await gather(files)
    #expect(records.map(\.reference.id) == ["a.json"])
    #expect(diagnostics.map(\.message) == ["folders are nested deeper than 64 levels"])
  }

  @Test("the folder itself may be a link, or end with a slash", arguments: ["/link", "/r/"])
  func linkedRoot(root: String) async throws {
    let files = InMemoryFileSystem(["/r/soup/a.json": Self.one, "/r/b.json": "{"])
    files.put(.link(to: "/r"), at: "/link")
    let (records, diagnostics) = try await gather(files, root: root)
    #expect(records.map(\.reference.id) == ["soup/a.json"])
    let folder = root.hasSuffix("/") ? String(root.dropLast()) : root
    #expect(diagnostics.map(\.location?.path) == [folder + "/b.json"])
  }

  @Test("a single file is a source, named by its name, whatever its ending")
  func singleFile() async throws {
    let files = InMemoryFileSystem(["/r/all.data": Self.two])
    let (records, _) = try await gather(files, root: "/r/all.data")
    #expect(records.map(\.reference.id) == ["all.data#1", "all.data#2"])
    let reader = reader(files, root: "/r/all.data")
    #expect(try await reader.fetch("all.data#2")?.recipe.title == "B")
    #expect(try await reader.fetch("other.data#2") == nil)
  }

  @Test("a folder that is not there is unreachable, and says what to do")
  func missing() async throws {
    let failure = await #expect(throws: SourceFailure.self) {
      try await gather(InMemoryFileSystem(), root: "/gone")
    }
    #expect(failure?.status == .unreachable)
    #expect(failure?.message == "/gone: no such file or folder")
    #expect(failure?.help?.contains("'notes'") == true)
  }

  @Test("a cancelled run ends without delivering all")
  func cancellation() async throws {
    let names = (0..<2_000).map { "/r/\($0).json" }
    let files = InMemoryFileSystem(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.one) }))
    let collector = SourceCollector()
    let reader = reader(files)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await reader.gather(SourceRequest(), into: collector)
    }
    try await task.value
    #expect(collector.close().records.isEmpty)
  }

  @Test("what was gathered is fetched again, whole")
  func fetch() async throws {
    let files = InMemoryFileSystem([
      "/r/one.json": Self.one, "/r/soup/two.json": Self.two, "/r/odd#2.json": Self.one,
    ])
    let reader = reader(files)
    for record in try await gather(files).records {
      #expect(try await reader.fetch(record.reference.id) == record)
    }
  }

  @Test(
    "an id that is not there, or leads out of the folder, is not fetched",
    arguments: [
      "gone.json", "one.json#2", "one.json#x", "two.json#3", "two.json#0", "two.json#x", "",
      "../out/y.json", "/out/y.json", "a/../../out/y.json", "./one.json", "link.json", "notes.txt",
      "drafts/d.json", ".hidden.json", "one.json\0", "a//one.json",
    ])
  func fetchRefuses(id: String) async throws {
    let files = InMemoryFileSystem([
      "/r/one.json": Self.one, "/r/two.json": Self.two, "/out/y.json": Self.one,
      "/r/notes.txt": Self.one, "/r/drafts/d.json": Self.one, "/r/.hidden.json": Self.one,
    ])
    files.put(.link(to: "/out/y.json"), at: "/r/link.json")
    #expect(try await reader(files, exclude: ["drafts"]).fetch(id) == nil)
    #expect(files.reads.allSatisfy { !$0.contains("out") && !$0.contains("drafts") })
  }

  private func gather(
    _ files: InMemoryFileSystem, root: String = "/r", include: [String] = ["**/*.json"],
    exclude: [String] = [], parallelism: Int = 2
  ) async throws -> (records: [RecipeRecord], diagnostics: [Diagnostic]) {
    let collector = SourceCollector()
    try await reader(files, root: root, include: include, exclude: exclude)
      .gather(SourceRequest(parallelism: parallelism), into: collector)
    let delivered = collector.close()
    return (delivered.records.sorted { $0.reference < $1.reference }, delivered.diagnostics)
  }

  private func reader(
    _ files: InMemoryFileSystem, root: String = "/r", include: [String] = ["**/*.json"],
    exclude: [String] = []
  ) -> FolderRecipeSource {
    FolderRecipeSource(
      root: root, source: "notes", family: .json, include: include, exclude: exclude,
      files: files)
  }
}
