import RecipeCore
import TestSupport
import Testing

@testable import RecipeCLI

@Suite("Import from the web")
struct ImportAddressTests {
  private static let soup = #"{"title": "Soup", "ingredients": ["leeks"]}"#
  private static let page = "https://example.org/soup"

  private func kitchen(
    _ answer: @escaping @Sendable (HTTPRequest) throws(HTTPFailure) -> HTTPResponse
  ) -> Kitchen {
    var kitchen = Kitchen()
    kitchen.http = StubTransport(answer)
    return kitchen
  }

  private func kitchen(
    status: Int = 200, _ body: String = soup, headers: [HTTPHeader] = [], finalURL: String? = nil
  ) -> Kitchen {
    let response = HTTPResponse(
      status: status, headers: headers, body: Array(body.utf8), finalURL: finalURL)
    return kitchen { _ throws(HTTPFailure) in response }
  }

  @Test("a page is imported, and importing it again changes nothing")
  func page() async {
    let kitchen = kitchen()
    let template = "{status} {title} {origin} {format}"
    let first = await kitchen.run("import", Self.page, "--template", template)
    #expect(first.status == .done)
    #expect(first.output == "imported Soup https://example.org/soup json\n")
    let second = await kitchen.run("import", Self.page + "#top", "--template", template)
    #expect(second.output == "unchanged Soup https://example.org/soup json\n")
  }

  @Test("a recipe without a page gets the one that answered, without secrets")
  func sourceURL() async {
    let own = #"{"title": "Soup", "ingredients": ["leeks"], "source_url": "https://a.example/"}"#
    for (body, final, expected) in [
      (Self.soup, nil, Self.page), (Self.soup, "https://b.example/x", "https://b.example/x"),
      (Self.soup, "https://u:secret@b.example/", "https://…@b.example/"),
      (own, "https://b.example/x", "https://a.example/"),
    ] {
      let outcome = await kitchen(body, finalURL: final)
        .run("import", Self.page, "--dry-run", "-o", "ndjson")
      #expect(outcome.output.contains(#""source_url":"\#(expected)""#))
    }
  }

  @Test("the references of a page are relative to the address that answered")
  func references() async {
    let page = """
      <script type="application/ld+json">{"@type": "Recipe", "name": "Soup", "image": "/i.jpg",
      "recipeIngredient": ["leeks"]}</script>
      """
    for (final, expected) in [
      (nil, "https://example.org/i.jpg"), ("https://b.example/x/y", "https://b.example/i.jpg"),
    ] {
      let headers = [HTTPHeader("Content-Type", "text/html")]
      let outcome = await kitchen(page, headers: headers, finalURL: final)
        .run("import", Self.page, "--dry-run", "-o", "ndjson")
      #expect(outcome.output.contains(#""image_url":"\#(expected)""#))
    }
  }

  @Test("what is asked for has limits, and no fragment")
  func request() async {
    let kitchen = kitchen()
    _ = await kitchen.run("import", "HTTPS://example.org/soße?q=a b#c", "--timeout", "7")
    #expect(kitchen.http.requests.map(\.url) == ["https://example.org/so%C3%9Fe?q=a%20b"])
    #expect(kitchen.http.requests.map(\.maximumBodySize) == [16 << 20])
    #expect(kitchen.http.requests.map(\.maximumRedirectCount) == [5])
    #expect(kitchen.http.timeouts == [.seconds(7)])
    _ = await kitchen.run("import", Self.page)
    #expect(kitchen.http.timeouts.last == .seconds(20))
  }

  @Test(
    "an answer that is no page is a failed entry that says what to do",
    arguments: [
      (403, "x", "refused", "save the page"), (404, "x", "no such page", "check the address"),
      (429, "x", "asks for a pause", "--retry"), (503, "x", "failed (503)", "--retry"),
      (304, "x", "status 304", "check"), (200, "", "empty", "check"),
    ])
  func refusals(status: Int, body: String, reason: String, help: String) async {
    let kitchen = kitchen(status: status, body)
    kitchen.files.put(.file(Array(Self.soup.utf8)), at: "/home/ana/soup.json")
    let outcome = await kitchen.run(
      "import", Self.page, "soup.json", "--template", "{status} {reason}")
    #expect(outcome.status == .someSourcesFailed)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("failed") && lines[0].contains(reason))
    #expect(lines[1].hasPrefix("imported"))
    #expect(outcome.errors.contains(Self.page + ": error: "))
    #expect(outcome.errors.contains(help))
  }

  @Test("a network that fails is told with what to do, and --retry asks again")
  func failures() async {
    for (reason, help) in [
      (HTTPFailure.Reason.timedOut, "raise '--timeout'"), (.unknownHost, "check the address"),
      (.insecure, "certificate"), (.tooLarge, "save the document"), (.unreachable, "--retry"),
    ] {
      let kitchen = kitchen { _ throws(HTTPFailure) in throw HTTPFailure(reason, "it broke") }
      let outcome = await kitchen.run("import", Self.page)
      #expect(outcome.status == .allSourcesFailed)
      #expect(outcome.errors.contains("it broke") && outcome.errors.contains(help))
      _ = await kitchen.run("import", "--retry")
      #expect(kitchen.http.requests.count == 2)
    }
  }

  @Test("--offline asks for nothing, and ends as offline runs do")
  func offline() async {
    let kitchen = kitchen()
    let outcome = await kitchen.run("import", Self.page, "--offline")
    #expect(outcome.status == .nothingCached)
    #expect(outcome.errors.contains("'--offline'"))
    #expect(kitchen.http.requests.isEmpty)
  }

  @Test("a password in an address is neither sent nor printed")
  func password() async {
    let kitchen = kitchen()
    let outcome = await kitchen.run(
      "import", "https://ann:secret@example.org/", Self.page, "-v", "-o", "json")
    #expect(!(outcome.output + outcome.errors).contains("secret"))
    #expect(outcome.status == .someSourcesFailed)
    #expect(kitchen.http.requests.map(\.url) == [Self.page])
    #expect(await kitchen.run("import", "--retry").status == .nothingFound)
    #expect(
      !kitchen.files.filePaths.contains { kitchen.files.text(of: $0)?.contains("secret") == true })
  }

  @Test("a document without an ending is what it was served as, unless its bytes say more")
  func contentType() async {
    let markdown = "[toc]\n\n# Soup\n\n## Ingredients\n\n- leeks\n"
    let header = HTTPHeader("content-type", "text/markdown; charset=utf-8")
    let served = await kitchen(markdown, headers: [header])
      .run("import", Self.page, "--template", "{format}")
    #expect(served.output == "markdown\n")
    let plain = await kitchen(markdown).run("import", Self.page, "--template", "{format}")
    #expect(plain.output == "json\n")
  }

  @Test("many addresses keep their order")
  func many() async {
    let kitchen = kitchen { request throws(HTTPFailure) in
      let title = String(request.url.suffix(2))
      return HTTPResponse(
        status: 200, body: Array(#"{"title": "\#(title)", "ingredients": ["\#(title)"]}"#.utf8))
    }
    let urls = (10..<40).map { "http://a.example/\($0)" }
    let outcome = await kitchen.run(["import", "--template", "{title}"] + urls)
    #expect(outcome.output == (10..<40).map { "\($0)\n" }.joined())
  }
}
