import MarkdownSource
import RecipeCore
import TestSupport
import Testing

@Suite("The kind markdown")
struct MarkdownSourcePluginTests {
  private static let soup =
    "# Leek soup\n\n## Ingredients\n\n- 2 leeks\n\n## Directions\n\n1. Cook.\n"

  @Test("Markdown files at any depth are read when nothing else is said, and nothing without one")
  func defaults() async throws {
    let ids = try await ids(["path": .path("/r")])
    #expect(ids == ["deep/er/b.markdown", "soup.md"])
  }

  @Test("include replaces what is read, exclude leaves out")
  func globs() async throws {
    #expect(try await ids(["path": .path("/r"), "include": .texts(["*.txt"])]) == ["c.txt"])
    #expect(try await ids(["path": .path("/r"), "exclude": .texts(["deep/**"])]) == ["soup.md"])
  }

  @Test("the path may be one file, whatever its name")
  func singleFile() async throws {
    #expect(try await ids(["path": .path("/r/plain")]) == ["plain"])
  }

  @Test("a page that is no recipe is named in a note")
  func notes() async throws {
    let collector = SourceCollector()
    try await source(["path": .path("/r")]).gather(SourceRequest(), into: collector)
    let diagnostics = collector.close().diagnostics
    #expect(diagnostics.map(\.severity) == [.note])
    #expect(diagnostics.first?.location?.path.hasSuffix("README.md") == true)
  }

  @Test("one record is fetched whole by its id, with the line it begins at")
  func fetch() async throws {
    let source = try source(["path": .path("/r")])
    let record = try #require(try await source.fetch("soup.md"))
    #expect(record.recipe.directions == ["Cook."])
    #expect(record.locator.description == "soup.md:1")
    #expect(try await source.fetch("other.md") == nil)
  }

  @Test("without a path there is no source, and the error stands at the table")
  func missingPath() {
    let error = #expect(throws: SourceOptionError.self) { try source([:]) }
    #expect(error?.location.description == "recipes.toml:3")
    #expect(error?.message == "'path' is missing")
  }

  @Test("every option that is read is declared")
  func options() {
    #expect(MarkdownSourcePlugin.kind == "markdown")
    #expect(MarkdownSourcePlugin.options.map(\.name) == ["path", "include", "exclude"])
    #expect(MarkdownSourcePlugin.options.filter(\.isRequired).map(\.name) == ["path"])
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
    let files = InMemoryFileSystem([
      "/r/soup.md": Self.soup, "/r/deep/er/b.markdown": Self.soup, "/r/c.txt": Self.soup,
      "/r/plain": Self.soup, "/r/README.md": "# My recipes\n\nAll of them.\n",
    ])
    return try MarkdownSourcePlugin.makeSource(
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
    _ command: [String], timeout: Duration, outputLimit: Int
  ) async throws(ProcessFailure) -> ProcessResult {
    throw ProcessFailure("no programs")
  }
}
