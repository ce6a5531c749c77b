import FolderSource
import JSONFolderSource
import MarkdownSource
import RecipeCore
import TestSupport
import Testing

/// A kind of source that reads a folder, with files of it.
struct FolderKind: Sendable, CustomTestStringConvertible {
  let plugin: any RecipeSourcePlugin.Type
  /// One recipe whose only ingredient is "2 leeks" and whose only step is "Cook.".
  let recipe: String
  /// A document that is no recipe.
  let other: String
  /// The endings that are read when nothing else is said.
  let endings: [String]

  var testDescription: String { plugin.kind }

  static let all = [
    FolderKind(
      plugin: JSONFolderSourcePlugin.self,
      recipe: #"{"title": "Leek soup", "ingredients": ["2 leeks"], "directions": ["Cook."]}"#,
      other: #"{"name": "left-pad", "version": "1"}"#, endings: ["json", "ndjson", "jsonl"]),
    FolderKind(
      plugin: MarkdownSourcePlugin.self,
      recipe: "# Leek soup\n\n## Ingredients\n\n- 2 leeks\n\n## Directions\n\n1. Cook.\n",
      other: "# My recipes\n\nAll of them.\n", endings: ["md", "markdown", "mdown", "mkd", "mdx"]),
    FolderKind(
      plugin: FolderSourcePlugin.self,
      recipe: "# Leek soup\n\n## Ingredients\n\n- 2 leeks\n\n## Directions\n\n1. Cook.\n",
      other: "# My recipes\n\nAll of them.\n", endings: ["md", "mkd"]),
  ]
}

@Suite("The kinds json, markdown and folder")
struct FolderSourcePluginTests {
  @Test(
    "files of the usual endings are read at any depth when nothing else is said",
    arguments: FolderKind.all)
  func defaults(kind: FolderKind) async throws {
    let names = kind.endings.map { "a." + $0 } + kind.endings.map { "b/c." + $0.uppercased() }
    let (records, diagnostics) = try await gather(
      kind, ["path": .path("/r")], names + ["d.xyz", "e", "json", "md"])
    #expect(records.map(\.reference.id) == names.sorted())
    #expect(diagnostics == [])
  }

  @Test("include replaces what is read, exclude leaves out", arguments: FolderKind.all)
  func globs(kind: FolderKind) async throws {
    let names = ["b/c." + kind.endings[0], "d." + kind.endings[0], "e.xyz"]
    let path = ("path", SourceOptionValues.Content.path("/r"))
    for (option, globs, ids) in [
      ("include", ["*.xyz"], ["e.xyz"]), ("include", [], names),
      ("exclude", ["b/**"], ["d." + kind.endings[0]]),
    ] {
      let options = Dictionary(uniqueKeysWithValues: [path, (option, .texts(globs))])
      let (records, _) = try await gather(kind, options, names)
      #expect(records.map(\.reference.id) == ids)
    }
  }

  @Test("a folder of documents of several formats is one source")
  func mixed() async throws {
    let kinds = FolderKind.all
    let files = InMemoryFileSystem([
      "/r/a.json": kinds[0].recipe, "/r/b/c.md": kinds[1].recipe, "/r/d.xyz": kinds[1].recipe,
      "/r/e.ndjson": kinds[0].recipe,
    ])
    let collector = SourceCollector()
    let options = ["path": SourceOptionValues.Content.path("/r")]
    try await source(kinds[2], options, files).gather(SourceRequest(), into: collector)
    let (records, _) = collector.close()
    #expect(records.map(\.reference.id).sorted() == ["a.json", "b/c.md", "e.ndjson"])
    #expect(records.allSatisfy { $0.recipe.ingredients == ["2 leeks"] })
  }

  @Test("globs that match no file are named, the usual endings are not", arguments: FolderKind.all)
  func noMatch(kind: FolderKind) async throws {
    let path = ("path", SourceOptionValues.Content.path("/r"))
    let options = Dictionary(uniqueKeysWithValues: [path, ("include", .texts(["*.leek"]))])
    let (records, diagnostics) = try await gather(kind, options, ["a." + kind.endings[0]])
    #expect(records.isEmpty)
    #expect(diagnostics.map(\.message) == ["no file of the folder matches 'include'"])
    let (_, others) = try await gather(kind, ["path": .path("/r")], ["a.xyz"])
    #expect(others == [])
  }

  @Test(
    "a folder whose documents are of another kind is an error that names the kind",
    arguments: [
      (0, ["a.md", "b/c.md"], "there are no JSON files here, but 2 Markdown files", "markdown"),
      (1, ["a.json"], "there are no Markdown files here, but 1 file of kind \"json\"", "json"),
      (
        1, ["a.json", "b.cook", "c.cook"],
        "there are no Markdown files here, but 3 files of a known format", "folder"
      ),
    ])
  func otherKind(index: Int, names: [String], message: String, meant: String) async throws {
    let kind = FolderKind.all[index]
    let (_, diagnostics) = try await gather(kind, ["path": .path("/r")], names)
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.map(\.help) == ["did you mean kind = \"\(meant)\"?"])
    #expect(try await check(kind, names) == ["error: " + message])
  }

  @Test("a check looks at the folder without reading a recipe", arguments: FolderKind.all)
  func checks(kind: FolderKind) async throws {
    let own = "a." + kind.endings[0]
    #expect(try await check(kind, [own]) == [])
    #expect(
      try await check(kind, ["a.xyz"]).allSatisfy { $0.hasPrefix("warning: the folder has no ") })
    #expect(try await check(kind, [".hidden"]) == ["warning: the folder has no files yet"])
    #expect(try await check(kind, []) == ["error: /r: no such file or folder"])
  }

  @Test("a check warns of a folder in which most documents are of another kind")
  func mixture() async throws {
    let names = ["a.json", "b.md", "c.md"]
    #expect(
      try await check(FolderKind.all[0], names)
        == ["warning: 2 Markdown files here are not read by kind \"json\""])
    #expect(try await check(FolderKind.all[1], names) == [])
    #expect(try await check(FolderKind.all[2], names) == [])
  }

  @Test("the path may be one file, whatever its name", arguments: FolderKind.all)
  func singleFile(kind: FolderKind) async throws {
    let (records, _) = try await gather(kind, ["path": .path("/r/plain")], ["plain"])
    #expect(records.map(\.reference.id) == ["plain"])
  }

  @Test(
    "a file that is no recipe is named in a note, and all are counted in one",
    arguments: FolderKind.all)
  func notes(kind: FolderKind) async throws {
    let ending = kind.endings[0]
    let files = InMemoryFileSystem([
      "/r/a.\(ending)": kind.recipe, "/r/b.\(ending)": kind.other, "/r/c.\(ending)": kind.other,
    ])
    let collector = SourceCollector()
    try await source(kind, ["path": .path("/r")], files).gather(SourceRequest(), into: collector)
    let diagnostics = collector.close().diagnostics
    #expect(diagnostics.allSatisfy { $0.severity == .note })
    #expect(
      Set(diagnostics.compactMap(\.location?.path))
        == ["/r/b.\(ending)", "/r/c.\(ending)", "/r"])
    #expect(diagnostics.last?.message == "no recipe in 2 of 3 files")
  }

  @Test(
    "one record is fetched whole by its id, with the line it begins at", arguments: FolderKind.all)
  func fetch(kind: FolderKind) async throws {
    let name = "soup." + kind.endings[0]
    let source = try source(
      kind, ["path": .path("/r")], InMemoryFileSystem(["/r/" + name: kind.recipe]))
    let record = try #require(try await source.fetch(name))
    #expect(record.recipe.ingredients == ["2 leeks"])
    #expect(record.recipe.directions == ["Cook."])
    #expect(record.locator.description == name + ":1")
    #expect(try await source.fetch("other" + name) == nil)
  }

  @Test("the source keeps the contract", arguments: FolderKind.all)
  func contract(kind: FolderKind) async throws {
    let files = InMemoryFileSystem(
      Dictionary(
        uniqueKeysWithValues: (0..<20).map { ("/r/\($0).\(kind.endings[0])", kind.recipe) }))
    try await SourceContract.verify(named: "mine") {
      try source(kind, ["path": .path("/r")], files)
    }
  }

  @Test(
    "without a path there is no source, and the error stands at the table",
    arguments: FolderKind.all)
  func missingPath(kind: FolderKind) {
    let error = #expect(throws: SourceOptionError.self) {
      try source(kind, [:], InMemoryFileSystem())
    }
    #expect(error?.location.description == "recipes.toml:3")
    #expect(error?.message == "'path' is missing")
  }

  @Test("every option that is read is declared", arguments: FolderKind.all)
  func options(kind: FolderKind) {
    #expect(kind.plugin.options.map(\.name) == ["path", "include", "exclude", "map"])
    #expect(kind.plugin.options.filter(\.isRequired).map(\.name) == ["path"])
  }

  /// Returns the severities and messages of a check of `/r`.
  private func check(_ kind: FolderKind, _ names: [String]) async throws -> [String] {
    let files = InMemoryFileSystem(
      Dictionary(uniqueKeysWithValues: names.map { ("/r/" + $0, kind.recipe) }))
    return try await source(kind, ["path": .path("/r")], files).check()
      .map { "\($0.severity.rawValue): \($0.message)" }
  }

  private func gather(
    _ kind: FolderKind, _ options: [String: SourceOptionValues.Content], _ names: [String]
  ) async throws -> (records: [RecipeRecord], diagnostics: [Diagnostic]) {
    let files = InMemoryFileSystem(
      Dictionary(uniqueKeysWithValues: names.map { ("/r/" + $0, kind.recipe) }))
    let collector = SourceCollector()
    try await source(kind, options, files).gather(SourceRequest(), into: collector)
    let (records, diagnostics) = collector.close()
    return (records.sorted { $0.reference < $1.reference }, diagnostics)
  }

  private func source(
    _ kind: FolderKind, _ options: [String: SourceOptionValues.Content], _ files: InMemoryFileSystem
  ) throws -> any RecipeSource {
    let location = TextLocation(path: "recipes.toml", line: 3)
    let values = options.mapValues { SourceOptionValues.Value($0, at: location) }
    return try kind.plugin.makeSource(
      name: "mine", values: SourceOptionValues(values, at: location),
      environment: SourceEnvironment(
        files: files, http: Nothing(), processes: Nothing(), clock: Nothing(),
        timeout: .seconds(3), variables: [:], stateFolder: "/state"))
  }
}

/// The parts of the world that a folder of files must not touch.
private struct Nothing: HTTPTransport, ProcessLauncher, WallClock {
  var now: Int { 0 }

  func get(
    _ request: HTTPRequest, timeout: Duration
  ) async throws(HTTPFailure) -> HTTPResponse {
    throw HTTPFailure(.unreachable, "no network")
  }

  func run(
    _ command: [String], timeout: Duration, maximumOutputSize: Int
  ) async throws(ProcessFailure) -> ProcessResult {
    throw ProcessFailure("no programs")
  }
}
