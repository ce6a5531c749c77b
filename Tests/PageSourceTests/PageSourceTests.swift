import PageSource
import RecipeCore
import TestSupport
import Testing

@Suite("Pages of the web as sources")
struct PageSourceTests {
  private static let url = "https://stove.example/leek"
  private static let page = """
    <html><script type="application/ld+json">
    {"@context": "https://schema.org", "@type": "Recipe", "name": "Leek Soup",
     "recipeIngredient": ["2 leeks"], "recipeInstructions": "Cook them."}
    </script></html>
    """

  private func source(
    _ body: String, type: String = "text/html", status: Int = 200
  ) throws -> any RecipeSource {
    let http = StubTransport { _ throws(HTTPFailure) in
      HTTPResponse(
        status: status, headers: [HTTPHeader("Content-Type", type)], body: Array(body.utf8))
    }
    return try make(Self.url, http)
  }

  private func make(_ url: String, _ http: StubTransport) throws -> any RecipeSource {
    let location = TextLocation(path: "recipes.toml", line: 1)
    return try PageSourcePlugin.makeSource(
      name: "page",
      values: SourceOptionValues(
        ["url": SourceOptionValues.Value(.text(url), at: location)], at: location),
      environment: SourceEnvironment(
        files: InMemoryFileSystem([:]), http: http, processes: NoLauncher(), clock: NoClock(),
        timeout: .seconds(10), variables: [:], stateFolder: "/state/page"))
  }

  private func gather(_ source: any RecipeSource) async -> ([RecipeRecord], SourceFailure?) {
    let collector = SourceCollector()
    var failure: SourceFailure?
    do throws(SourceFailure) {
      try await source.gather(SourceRequest(), into: collector)
    } catch {
      failure = error
    }
    return (collector.close().records, failure)
  }

  @Test("a page keeps the contract of sources")
  func contract() async throws {
    try await SourceContract.verify(named: "page") { try source(Self.page) }
  }

  @Test("the address is the id and, unless the page names another, the source of a recipe")
  func oneRecipe() async throws {
    let (records, failure) = await gather(try source(Self.page))
    #expect(failure == nil)
    #expect(records.map(\.reference.id) == [Self.url])
    #expect(records.first?.recipe.sourceURL == Self.url)
    #expect(records.first?.recipe.ingredients == ["2 leeks"])
  }

  @Test("several recipes are numbered, and the media type tells the format")
  func several() async throws {
    let body =
      #"[{"title": "A", "ingredients": ["1 egg"]}, {"title": "B", "ingredients": ["1 leek"]}]"#
    let (records, _) = await gather(try source(body, type: "application/json; charset=utf-8"))
    #expect(records.map(\.reference.id).sorted() == [Self.url + "#1", Self.url + "#2"])
  }

  @Test(
    "a refusal says what the server said and what to do",
    arguments: [
      (404, SourceStatus.invalid, "no such page"), (403, .unauthorized, "refused the page"),
      (500, .unreachable, "failed"), (200, .invalid, "is empty"),
    ])
  func refusals(status: Int, expected: SourceStatus, words: String) async throws {
    let (records, failure) = await gather(try source("", status: status))
    #expect(records.isEmpty)
    #expect(failure?.status == expected)
    #expect(failure?.message.contains(words) == true)
    #expect(failure?.help != nil)
  }

  @Test(
    "what is no address of a page is refused", arguments: ["leek", "ftp://x/y", "https://u:p@x/"])
  func addresses(url: String) throws {
    #expect(throws: SourceOptionError.self) { try make(url, .unused) }
  }
}

private struct NoClock: WallClock {
  let now = 1_700_000_000
}

private struct NoLauncher: ProcessLauncher {
  func run(
    _ command: [String], timeout: Duration, maximumOutputSize: Int
  ) async throws(ProcessFailure) -> ProcessResult {
    throw ProcessFailure("no programs")
  }
}
