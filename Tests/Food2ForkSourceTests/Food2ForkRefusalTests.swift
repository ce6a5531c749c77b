import RecipeCore
import RecipeStorage
import TestSupport
import Testing

@Suite("What a server of the food2fork family refuses, or gives in part")
struct Food2ForkRefusalTests {
  @Test("each request has the time of the source")
  func timeout() async throws {
    var fixture = SourceFixture(FakeAPI(count: 1))
    fixture.timeout = .seconds(40)
    _ = try await fixture.gather()
    _ = try await fixture.source().fetch(FakeAPI.id(0))
    #expect(fixture.http.timeouts == [.seconds(40), .seconds(40), .seconds(40)])
  }

  @Test("a run that is stopped ends at once and keeps the rows whose ingredients never came")
  func stopped() async throws {
    let api = FakeAPI(count: 40)
    let network = HeldTransport { request in
      let target = String(request.url.dropFirst(SourceFixture.base.count))
      return target.hasPrefix("/get?rId=000003") || target.hasPrefix("/search?page=1")
        ? HTTPResponse(api.body(target)) : nil
    }
    var fixture = SourceFixture(api)
    fixture.transport = network
    let source = try fixture.source()
    let collector = SourceCollector()
    let run = Task { try await source.gather(SourceRequest(), into: collector) }
    await network.waitUntilHeld()
    let records = collector.close().records
    #expect(Set(records.map(\.reference.id)).count == 30)
    #expect(records.count == 30)
    run.cancel()
    await #expect(throws: SourceFailure.self) { try await run.value }
  }

  @Test(
    "each refusal has its status",
    arguments: [
      (200, #"{"error": "limit"}"#, SourceStatus.quotaExhausted),
      (200, #"{"error": "invalid API key"}"#, .unauthorized),
      (200, #"{"error": "soup"}"#, .invalid),
      (200, "<html><body>Welcome</body></html>", .invalid), (200, "", .invalid),
      (404, #"{"message": "x", "error": "Page not found"}"#, .invalid),
      (422, #"{"error": "no API key found"}"#, .unauthorized),
      (200, #"{"soup": 1}"#, .invalid), (200, "{", .invalid), (200, "\u{0}", .invalid),
      (401, "", .unauthorized), (403, "Forbidden", .unauthorized), (402, "", .quotaExhausted),
      (404, "<html>", .invalid), (418, "", .invalid), (429, "", .rateLimited),
      (500, "Invalid search params?", .invalid), (500, "", .unreachable), (503, "", .unreachable),
    ])
  func refusals(status: Int, body: String, expected: SourceStatus) async throws {
    let fixture = SourceFixture { _ in HTTPResponse(status, body) }
    let outcome = try await fixture.gather()
    #expect(outcome.failure?.status == expected)
    #expect(outcome.failure?.message.contains("api.example") == true)
    #expect(outcome.records.isEmpty)
  }

  @Test(
    "an answer that says that nothing was found is no failure",
    arguments: [
      (400, #"{"error":"Couldn't find recipe with that name. Please visit x"}"#),
      (404, #"{"status":"fail","message":"No recipe found with that ID"}"#),
      (200, #"{"count": 0, "recipes": []}"#),
      (200, #"{"status":"success","results":0,"data":{"recipes":[]}}"#), (200, "[]"),
    ])
  func nothing(status: Int, body: String) async throws {
    let outcome = try await SourceFixture { _ in HTTPResponse(status, body) }.gather()
    #expect(outcome.failure == nil)
    #expect(outcome.records.isEmpty)
  }

  @Test("a server that finds nothing without a search text says what to set")
  func withoutQuery() async throws {
    var fixture = SourceFixture { _ in
      HTTPResponse(400, #"{"error":"Couldn't find recipe with that name."}"#)
    }
    let diagnostics = try await fixture.gather().diagnostics
    #expect(diagnostics.map(\.help) == ["set query"])
    #expect(diagnostics.map(\.severity) == [.loss])
    fixture.options["query"] = .text("leek")
    #expect(try await fixture.gather().diagnostics.isEmpty)
  }

  @Test("a page that is not JSON is quoted, briefly and safely")
  func html() async throws {
    let page = "<html>\u{1B}[31m\n\n<b>\u{202E}Gateway</b>" + String(repeating: "x", count: 500)
    let outcome = try await SourceFixture { _ in HTTPResponse(page) }.gather()
    let message = try #require(outcome.failure?.message)
    #expect(message.contains("<html>\u{FFFD}[31m <b>\u{FFFD}Gateway</b>"))
    #expect(message.unicodeScalars.count < 140)
  }

  @Test("a pause that the server asks for is passed on")
  func retryAfter() async throws {
    let outcome = try await SourceFixture { _ in
      HTTPResponse(429, "", headers: [HTTPHeader("retry-after", "120")])
    }.gather()
    #expect(outcome.failure?.help == "try again in 2 min")
  }

  @Test("a server that stumbles twice is asked again", arguments: [500, 502])
  func retry(status: Int) async throws {
    let tries = Counter()
    let fixture = SourceFixture { target in
      tries.next() <= 2 ? HTTPResponse(status, "") : HTTPResponse(FakeAPI(count: 1).body(target))
    }
    let outcome = try await fixture.gather()
    #expect(outcome.failure == nil)
    #expect(outcome.ids.count == 1)
  }

  @Test(
    "each failure of the network has its status",
    arguments: [
      (HTTPFailure.Reason.unreachable, SourceStatus.unreachable), (.unknownHost, .unreachable),
      (.timedOut, .timeout), (.cancelled, .timeout), (.tooLarge, .invalid),
      (.brokenBody, .invalid), (.insecure, .unreachable), (.badRedirect, .invalid),
      (.invalidURL, .invalid), (.helper, .unreachable),
    ])
  func network(reason: HTTPFailure.Reason, expected: SourceStatus) async throws {
    let fixture = SourceFixture { _ throws(HTTPFailure) in throw HTTPFailure(reason, "it is so") }
    let outcome = try await fixture.gather()
    #expect(outcome.failure?.status == expected)
    #expect(outcome.failure?.message.contains("it is so") == true)
  }

  @Test("what came before a failure stays, without the ingredients that are missing")
  func partial() async throws {
    let tries = Counter()
    let fixture = SourceFixture { target in
      tries.next() <= 5
        ? HTTPResponse(FakeAPI(count: 65).body(target)) : HTTPResponse(#"{"error": "limit"}"#)
    }
    let outcome = try await fixture.gather()
    #expect(outcome.failure?.status == .quotaExhausted)
    #expect(outcome.ids.count == 65)
    #expect(outcome.records.filter { !$0.recipe.ingredients.isEmpty }.count == 2)
  }

  @Test("rows that are none, or come twice, are left out and the rest stays")
  func oddRows() async throws {
    let body = #"""
      {"count": 5, "recipes": [7, {"title": "No id"}, {"recipe_id": "1"},
        {"recipe_id": "1", "title": "A", "ingredients": ["x"]},
        {"recipe_id": "1", "title": "Again", "ingredients": ["x"]},
        {"recipe_id": "../../etc", "title": "B", "ingredients": ["x"]},
        {"f2f_url": "http://f.example/view/29159", "title": "C", "ingredients": ["x"]}]}
      """#
    let outcome = try await SourceFixture { _ in HTTPResponse(body) }.gather()
    #expect(outcome.records.map(\.recipe.title) == ["A", "C"])
    #expect(outcome.ids == ["1", "29159"])
    #expect(
      outcome.diagnostics.map(\.message)
        == [
          "rows without id or title on page 1 of api.example, left out: 3",
          "skipped rows on page 1 of api.example that repeat the id of another recipe: 1",
        ])
  }

  @Test("a recipe that is gone keeps its row; one answered for another is not taken")
  func oddDetails() async throws {
    let fixture = SourceFixture { target in
      if target.hasPrefix("/search") { return HTTPResponse(FakeAPI(count: 3).body(target)) }
      if target.hasSuffix("000000") { return HTTPResponse(#"{"recipe": []}"#) }
      return HTTPResponse(FakeAPI(count: 3).body("/get?rId=000002"))
    }
    let outcome = try await fixture.gather()
    #expect(outcome.failure == nil)
    #expect(outcome.ids.count == 3)
    #expect(
      outcome.records.filter { !$0.recipe.ingredients.isEmpty }.map(\.reference.id) == ["000002"])
    #expect(outcome.diagnostics.filter { $0.severity == .warning }.count == 2)
  }
}
