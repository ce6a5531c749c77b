import JSONFolderSource
import RecipeCore
import TestSupport
import Testing

@Suite("The kind json")
struct JSONFolderSourcePluginTests {
  private static let recipe = #"{"title":"One","ingredients":["a"]}"#

  @Test("JSON, NDJSON and JSON Lines files are read when nothing else is said")
  func defaults() async throws {
    let ids = try await ids(["path": .path("/r")])
    #expect(ids == ["a.json", "b/c.ndjson", "d.jsonl"])
  }

  @Test("include replaces what is read, exclude leaves out")
  func globs() async throws {
    #expect(try await ids(["path": .path("/r"), "include": .texts(["*.txt"])]) == ["e.txt"])
    #expect(
      try await ids(["path": .path("/r"), "exclude": .texts(["b/**", "*.jsonl"])]) == ["a.json"])
  }

  @Test("the path may be one file")
  func singleFile() async throws {
    #expect(try await ids(["path": .path("/r/e.txt")]) == ["e.txt"])
  }

  @Test("without a path there is no source, and the error stands at the table")
  func missingPath() {
    let error = #expect(throws: SourceOptionError.self) { try source([:]) }
    #expect(error?.location.description == "recipes.toml:3")
    #expect(error?.message == "'path' is missing")
  }

  @Test("every option that is read is declared")
  func options() {
    #expect(JSONFolderSourcePlugin.kind == "json")
    #expect(JSONFolderSourcePlugin.options.map(\.name) == ["path", "include", "exclude"])
    #expect(JSONFolderSourcePlugin.options.filter(\.isRequired).map(\.name) == ["path"])
  }

  private func ids(_ options: [String: SourceOptionValues.Content]) async throws -> [String] {
    let collector = SourceCollector()
    try await source(options).gather(SourceRequest(), into: collector)
    return collector.close().records.map(\.reference.id).sorted()
  }

  private func source(
    _ options: [String: SourceOptionValues.Content]
  ) throws -> any RecipeSource {
    let location = TextLocation(path: "recipes.toml", line: 3)
    let values = options.mapValues { SourceOptionValues.Value($0, at: location) }
    let paths = ["/r/a.json", "/r/b/c.ndjson", "/r/d.jsonl", "/r/e.txt"]
    let files = InMemoryFileSystem(
      Dictionary(uniqueKeysWithValues: paths.map { ($0, Self.recipe) }))
    return try JSONFolderSourcePlugin.makeSource(
      name: "library", values: SourceOptionValues(values, at: location),
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
    _ command: [String], timeout: Duration, outputLimit: Int
  ) async throws(ProcessFailure) -> ProcessResult {
    throw ProcessFailure("no programs")
  }
}
