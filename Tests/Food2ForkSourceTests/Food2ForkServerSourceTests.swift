import RecipeCore
import RecipeStorage
import TestSupport
import Testing

@Suite("A server of the food2fork family")
struct Food2ForkServerSourceTests {
  @Test("a recipe that is kept is not lost to an answer with another one")
  func otherRecipe() async throws {
    let counter = Counter()
    var fixture = SourceFixture { _ in
      let id = counter.next() == 1 ? "a7" : "b8"
      return HTTPResponse(
        #"{"recipe":{"recipe_id":"\#(id)","title":"Stew","ingredients":["2 leeks"]}}"#)
    }
    fixture.options["dialect"] = .text("food2fork.ca")
    fixture.store = AnswerStore(root: "/cache", byteLimit: 1 << 20, files: fixture.files)
    fixture.network = NetworkSettings(freshFor: .zero)
    for _ in 0..<3 {
      let outcome = try await fixture.gather(SourceRequest(subject: .recipe(named: "api:a7")))
      #expect(outcome.ids == ["a7"])
    }
  }

  @Test("the source keeps the contract")
  func contract() async throws {
    try await SourceContract.verify(named: "api") { try SourceFixture(FakeAPI()).source() }
  }

  @Test("a request that is never answered ends with its task")
  func cancellation() async throws {
    let network = HeldTransport()
    var fixture = SourceFixture(FakeAPI())
    fixture.transport = network
    let source = try fixture.source()
    await SourceContract.verifyCancellation(of: source, once: network.waitUntilHeld)
  }

  @Test("pages are asked for until one is not full, and each row's ingredients")
  func pages() async throws {
    let fixture = SourceFixture(FakeAPI(count: 65))
    let outcome = try await fixture.gather()
    #expect(outcome.failure == nil)
    #expect(outcome.ids == (0..<65).map(FakeAPI.id))
    #expect(outcome.records.allSatisfy { $0.recipe.ingredients.count == 2 })
    #expect(
      fixture.targets.filter { $0.hasPrefix("/search") }
        == ["/search?page=1", "/search?page=2", "/search?page=3"])
  }

  @Test("an id keeps its leading zeros, a rank its digits, a title loses its entities")
  func values() async throws {
    let outcome = try await SourceFixture(FakeAPI(count: 1)).gather()
    let record = try #require(outcome.records.first)
    #expect(record.reference == RecordReference(source: "api", id: "000000"))
    #expect(record.locator == .url("http://api.example/get?rId=000000"))
    #expect(record.recipe.title == "Soup & No. 0")
    #expect(record.recipe.socialRank?.text == "99.99999999999974")
    #expect(record.recipe.ingredients == ["0 leeks", "salt"])
  }

  @Test("what an API copied from a page is plain text, and a title of nothing but tags is none")
  func plainText() async throws {
    let body = #"""
      {"count": 2, "recipes": [
        {"recipe_id": "1", "title": "<b>Leek</b> &amp; egg <i>pie</i>", "publisher": "Ana&#39;s <br/>table"},
        {"recipe_id": "2", "title": "<p></p>"}]}
      """#
    let outcome = try await SourceFixture { target in
      HTTPResponse(target.hasPrefix("/search") ? body : #"{"recipe": []}"#)
    }.gather()
    #expect(outcome.records.map(\.recipe.title) == ["Leek & egg pie"])
    #expect(outcome.records.map(\.recipe.publisher) == ["Ana's table"])
  }

  @Test("an empty page after a full one is the end")
  func fullLastPage() async throws {
    let outcome = try await SourceFixture(FakeAPI(count: 30)).gather()
    #expect(outcome.failure == nil)
    #expect(outcome.ids.count == 30)
  }

  @Test(
    "a last page that is full ends the list where the server says so",
    arguments: [#""next": null"#, #""total": 60"#, #""count": 60"#])
  func fullLastPage(member: String) async throws {
    var fixture = SourceFixture { target in
      let first = target.contains("page=2") ? 30 : 0
      let rows = (first..<first + 30).map { #"{"recipe_id": "a\#($0)", "title": "Stew \#($0)"}"# }
      let next = #""next": "http://api.example/search?page=2""#
      let more = first == 0 && member.contains("next") ? next : member
      return HTTPResponse(#"{\#(more), "recipes": [\#(rows.joined(separator: ","))]}"#)
    }
    fixture.options["max_pages"] = .integer(2)
    fixture.options["details"] = .text("never")
    let outcome = try await fixture.gather()
    #expect(outcome.failure == nil)
    #expect(outcome.ids.count == 60)
  }

  @Test("a server that ignores the page is asked once more, not for ever")
  func ignoredPage() async throws {
    let fixture = SourceFixture(FakeAPI(count: 90, ignoresPage: true))
    let outcome = try await fixture.gather()
    #expect(outcome.ids.count == 30)
    #expect(fixture.targets.filter { $0.hasPrefix("/search") }.count == 2)
    #expect(outcome.diagnostics.contains { $0.message.contains("repeats itself") })
  }

  @Test("limits of pages and requests hold, and say so")
  func limits() async throws {
    var fixture = SourceFixture(FakeAPI(count: 300))
    fixture.options["max_pages"] = .integer(2)
    let pages = try await fixture.gather()
    #expect(pages.ids.count == 60)
    #expect(pages.failure?.status == .partial)
    #expect(pages.failure?.help == "raise max_pages")
    fixture.network = NetworkSettings(requestLimit: 11)
    let requests = try await fixture.gather()
    #expect(requests.failure?.status == .partial)
    #expect(requests.failure?.help == "raise max_requests")
    #expect(requests.ids.count == 60)
    #expect(requests.records.filter { !$0.recipe.ingredients.isEmpty }.count == 9)
  }

  @Test("without all details only searches are made", arguments: ["never", "shown", "false", nil])
  func withoutDetails(details: String?) async throws {
    var fixture = SourceFixture(FakeAPI(count: 40))
    fixture.options["details"] = details.map { .text($0) }
    let outcome = try await fixture.gather()
    #expect(outcome.ids.count == 40)
    #expect(fixture.targets.count == 2)
    #expect(outcome.outlineCount == 40)
    let isCompleted = try fixture.source().completing != nil
    #expect(isCompleted == [nil, "shown"].contains(details))
  }

  @Test("each text of a search is searched for, and a row that two find is delivered once")
  func searchTexts() async throws {
    let fixture = SourceFixture(FakeAPI(count: 2))
    let outcome = try await fixture.gather(SourceRequest(subject: .matches(of: ["leek", "soup"])))
    #expect(outcome.ids == (0..<2).map(FakeAPI.id))
    #expect(
      fixture.targets.filter { $0.hasPrefix("/search") }
        == ["/search?q=leek&page=1", "/search?q=soup&page=1"])
  }

  @Test("what a user searches for goes before the configured query, percent-encoded")
  func query() async throws {
    var fixture = SourceFixture(FakeAPI(count: 0))
    fixture.options["query"] = .text("leek & potato")
    fixture.options["sort"] = .text("t")
    _ = try await fixture.gather()
    _ = try await fixture.gather(SourceRequest(subject: .matches(of: ["purée/+"])))
    #expect(
      fixture.targets == [
        "/search?q=leek%20%26%20potato&sort=t&page=1", "/search?q=pur%C3%A9e%2F%2B&sort=t&page=1",
      ])
  }

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

  @Test("offline nothing is asked")
  func offline() async throws {
    var fixture = SourceFixture(FakeAPI())
    fixture.use = .offline
    let outcome = try await fixture.gather()
    #expect(outcome.failure?.status == .unreachable)
    #expect(outcome.failure?.message.contains("nothing is kept of it") == true)
    #expect(fixture.targets.isEmpty)
  }

  @Test("a dialect that was found is not looked for again")
  func keptDialect() async throws {
    let row = #"{"id": "5ed6", "title": "Soup"}"#
    var fixture = SourceFixture { target in
      target.hasPrefix("/recipes")
        ? HTTPResponse(#"{"status": "success", "data": {"recipes": [\#(row)]}}"#)
        : HTTPResponse(404, "<html>")
    }
    fixture.options["details"] = .text("never")
    fixture.store = AnswerStore(root: "/cache", byteLimit: 1 << 20, files: fixture.files)
    #expect(try await fixture.gather().ids == ["5ed6"])
    let count = fixture.targets.count
    #expect(try await fixture.gather().ids == ["5ed6"])
    #expect(fixture.targets.count == count)
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
          "rows with the id of another recipe on page 1 of api.example, left out: 1",
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
