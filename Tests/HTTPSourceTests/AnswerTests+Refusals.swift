import RecipeCore
import RecipeStorage
import TestSupport
import Testing

/// Answers that say that there is nothing, or that nothing is given.
extension AnswerTests {
  /// Texts of servers that are out of order, none of which says that there are no recipes.
  private static let noAnswers = [
    (status: 200, text: #"{"detail":"oops"}"#), (204, ""),
    (200, #"{"recipes":null,"error_code":503}"#),
    (200, #"{"status":"maintenance","recipes":null}"#),
    (200, #"{"code":"RATE_LIMITED","recipes":null}"#), (200, #"{"cod":429,"recipes":[]}"#),
    (200, #"{"Error":"oops","recipes":[]}"#),
    (200, #"{"Message":"Down for a while","recipes":null}"#),
    (200, #"{"warnings":[],"info":"we are down"}"#), (200, #"[{"error":"oops"}]"#),
  ]

  @Test(
    "an answer without records is no failure",
    arguments: [
      #"{"meals":null}"#, #"{"meals":[]}"#,
    ])
  func nothing(body: String) async throws {
    let outcome = try await gather(body, ["records": .text("meals")])
    #expect(outcome.failure == nil && outcome.ids.isEmpty)
  }

  @Test(
    "a refusal is named by its cause",
    arguments: [
      (200, #"{"error":"limit"}"#, SourceStatus.quotaExhausted),
      (402, #"{"status":"failure","code":402,"message":"points limit"}"#, .quotaExhausted),
      (
        200, #"{"status":"failure","code":402,"message":"Your daily points limit is reached."}"#,
        .quotaExhausted
      ), (401, #"{"status":"failure","message":"not authorized"}"#, .unauthorized),
      (200, #"{"errors":[{"message":"Invalid API key"}]}"#, .unauthorized),
      (429, "", .rateLimited), (503, "<html>", .unreachable), (400, "{}", .invalid),
      (200, "<html><body>Hello</body></html>", .invalid), (200, "", .invalid),
      (200, #"{"recipes":["#, .invalid), (404, "<html>", .invalid),
      (200, #"{"status":"error"}"#, .invalid), (404, #"{"error":"backend is down"}"#, .invalid),
      (200, #"{"success":false,"message":"down for maintenance"}"#, .invalid),
      (200, #"{"message":"API rate limit exceeded"}"#, .rateLimited),
      (200, #"{"code":500,"message":"oops","data":null}"#, .invalid),
      (200, #"{"fault":{"faultstring":"oops"}}"#, .invalid),
      (200, #"{"detail":"oops"}"#, .invalid), (200, "{}", .invalid),
    ] as [(Int, String, SourceStatus)])
  func refusals(status: Int, body: String, outcome: SourceStatus) async throws {
    for options in [[:], ["records": .text("recipes")]] as [[String: SourceOptionValues.Content]] {
      let failure = try await gather(body, status: status, options).failure
      #expect(failure?.status == outcome)
      #expect(failure?.help != nil)
    }
  }

  @Test("what is no answer is not kept instead of one", arguments: [nil, "recipes"], noAnswers)
  func refusalsAreNotKept(records: String?, answer: (status: Int, text: String)) async throws {
    let tries = Counter()
    var fixture = SourceFixture(["url": .text(Self.url)]) { _ in
      let isFirst = tries.next() == 1
      let body = isFirst ? #"{"recipes":[{"id":"1","title":"Stew"}]}"# : answer.text
      return HTTPResponse(status: isFirst ? 200 : answer.status, body: Array(body.utf8))
    }
    fixture.options["records"] = records.map { .text($0) }
    fixture.store = AnswerCache(root: "/cache", maximumByteCount: 1 << 20, files: fixture.files)
    fixture.network = NetworkSettings(freshFor: .zero)
    for count in 1...3 {
      #expect(try await fixture.gather().ids == ["1"])
      #expect(fixture.targets.count == count)
    }
  }

  @Test(
    "a list that is plainly empty is one",
    arguments: [
      "[]", #"{"recipes":[]}"#, #"{"recipes":null}"#, #"{"recipes":[],"total":0,"limit":500}"#,
      #"{"status":"success","recipes":[],"next":""}"#,
    ])
  func emptyList(body: String) async throws {
    let outcome = try await gather(body)
    #expect(outcome.failure == nil && outcome.ids.isEmpty)
  }

  @Test(
    "a search without a match is no failure, whatever status the server gives it",
    arguments: [(200, "Recipe not found"), (400, "Couldn't find recipe with that name")])
  func nothingFound(status: Int, words: String) async throws {
    let fixture = SourceFixture([
      "url": .text(Self.url), "search_url": .text(SourceFixture.base + "/find?q={query}"),
    ]) { _ in HTTPResponse(status: status, body: Array(#"{"error":"\#(words)"}"#.utf8)) }
    let outcome = try await fixture.gather(SourceRequest(subject: .matches(of: ["leek"])))
    #expect(outcome.failure == nil && outcome.ids.isEmpty)
  }

  @Test("a refused recipe ends the look-up, and the list is not asked for instead")
  func refusedRecipe() async throws {
    let fixture = SourceFixture([
      "url": .text(Self.url), "item_url": .text(SourceFixture.base + "/one/{id}"),
    ]) { _ in HTTPResponse(status: 403, body: Array("{}".utf8)) }
    let outcome = try await fixture.gather(SourceRequest(subject: .recipe(named: "api:3")))
    #expect(outcome.failure?.status == .unauthorized)
    #expect(fixture.targets == ["/one/3"])
  }

  @Test(
    "an error that says nothing is none",
    arguments: ["0", "\"\"", "{}", "[]", "null", "false"])
  func noError(value: String) async throws {
    let body = #"{"recipes":[{"id":"1","title":"Stew"}],"error":\#(value),"errors":\#(value)}"#
    let outcome = try await gather(body)
    #expect(outcome.failure == nil && outcome.ids == ["1"])
  }

  @Test(
    "an empty list in an envelope is a list, and not something other than recipes",
    arguments: [
      #"{"status":"success","results":0,"data":{"recipes":[]}}"#, #"{"data":{"items":[]}}"#,
    ])
  func emptyEnvelope(body: String) async throws {
    let url = SourceFixture.base + "/list?q={query}"
    let outcome = try await SourceFixture(["url": .text(url)], ["/list?q=": body]).gather()
    #expect(outcome.failure == nil)
    #expect(outcome.ids.isEmpty)
    #expect(outcome.diagnostics.map(\.help) == ["set query"])
  }

  @Test("a server that refuses an empty search text wants a query, not another address")
  func refusedEmptyText() async throws {
    let fixture = SourceFixture(["url": .text(SourceFixture.base + "/list?q={query}")]) { _ in
      HTTPResponse(status: 400, body: Array(#"{"error":"a word is needed"}"#.utf8))
    }
    #expect(try await fixture.gather().failure?.help?.contains("set query") == true)
  }
}
