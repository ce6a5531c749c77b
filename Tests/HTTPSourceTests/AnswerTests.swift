import RecipeCore
import RecipeStorage
import TestSupport
import Testing

/// What a server may answer, and what a person is told about it.
struct AnswerTests {
  private static let url = SourceFixture.base + "/list"

  private func gather(
    _ body: String, status: Int = 200, _ options: [String: SourceOptionValues.Content] = [:],
    map: KeyValuePairs<String, String> = [:]
  ) async throws -> SourceFixture.Outcome {
    var fixture = SourceFixture(options.merging(["url": .text(Self.url)]) { $1 }) { _ in
      HTTPResponse(status: status, body: Array(body.utf8))
    }
    fixture.map = map
    return try await fixture.gather()
  }

  @Test("a place where nothing is names what is there")
  func wrongPlace() async throws {
    let body = #"{"data":{"items":[{"a":1},{"a":2}]},"total":2}"#
    let wrong = try await gather(body, ["records": .text("meals")])
    #expect(wrong.failure?.status == .invalid)
    #expect(
      wrong.failure?.message == #"records = "meals" leads to nothing in the answer of api.example"#)
    #expect(wrong.failure?.help == "the answer has lists at 'data.items' (2)")
    let scalar = try await gather(body, ["records": .text("total")])
    #expect(scalar.failure?.message.contains("leads to a number, not to a list") == true)
    let unknown = try await gather(body)
    #expect(unknown.failure?.message.contains("lists at 'data.items' (2)") == true)
    let untitled = try await gather(body, ["records": .text("data.items")])
    #expect(
      untitled.failure?.message == "none of the 2 records of api.example is a recipe with a title")
    #expect(untitled.failure?.help?.contains("has the keys 'a'") == true)
    let bare = try await gather(#"{"hello":"there"}"#, ["records": .text("x")])
    #expect(bare.failure?.help == "the answer has the keys 'hello'")
  }

  @Test(
    "an answer without records is no failure",
    arguments: [
      #"{"meals":null}"#, #"{"meals":[]}"#,
    ])
  func nothing(body: String) async throws {
    let outcome = try await gather(body, ["records": .text("meals")])
    #expect(outcome.failure == nil && outcome.ids.isEmpty)
  }

  @Test("titles are plain text, and records without one are said to be left out")
  func plainText() async throws {
    let outcome = try await gather(
      #"{"recipes":[{"id":"1","title":"<b>Pie</b> &amp; peas","ingredients":["a"]},{"kop":"x"}]}"#)
    #expect(outcome.records.map(\.recipe.title) == ["Pie & peas"])
    let lost = outcome.diagnostics.filter { $0.severity == .loss }
    #expect(lost.map(\.message) == ["records of an answer without a title, left out: 1 of 2"])
  }

  @Test("a map says where fields are that no name tells, numbered keys side by side")
  func map() async throws {
    let body = #"""
      {"rows":[{"nr":"x 1","w":"Stew","z1":"leek","z2":"salt","z3":"","z10":"water","m1":"2",
       "m10":"1 l","todo":"Boil.","other":7}]}
      """#
    let outcome = try await gather(
      body, ["records": .text("rows")],
      map: [
        "id": "nr", "title": "w", "ingredients": "z*", "ingredient_amount": "m*",
        "directions": "todo",
      ])
    #expect(outcome.failure == nil)
    let record = try #require(outcome.records.first)
    #expect(record.reference.id == "x 1")
    #expect(record.recipe.title == "Stew")
    #expect(record.recipe.ingredients == ["2 leek", "salt", "1 l water"])
    #expect(record.recipe.directions == ["Boil."])
    #expect(record.recipe.extras.map(\.name).contains("other"))
    #expect(!record.recipe.extras.contains { $0.name.hasPrefix("z") || $0.name.hasPrefix("m") })
  }

  @Test("rows of which only the title is known are recipes, too")
  func titlesOnly() async throws {
    let body = #"{"meals":[{"strMeal":"Stew","strMealThumb":"https://p.example/1","idMeal":"52"}]}"#
    let outcome = try await gather(body, ["records": .text("meals")])
    #expect(outcome.ids == ["52"])
    #expect(outcome.records.first?.recipe.title == "Stew")
  }

  @Test("the recipes of a collection in a list are recipes")
  func collection() async throws {
    let dip = { (id: Int) in
      #"{"id":\#(id),"name":"Dip \#(id)","instructions":[{"display_text":"Stir."}]}"#
    }
    let body =
      #"{"results":[\#(dip(1)),{"id":9,"name":"Two dips","approved_at":1631,"recipes":[\#(dip(2)),\#(dip(3))]}]}"#
    #expect(try await gather(body).ids == ["1", "2", "3"])
    #expect(try await gather(body, ["records": .text("results")]).ids == ["1", "2", "3"])
  }

  @Test("a recipe that is kept is not lost to an answer with another one")
  func otherRecipe() async throws {
    let counter = Counter()
    var fixture = SourceFixture([
      "url": .text(Self.url), "item_url": .text(SourceFixture.base + "/{id}"),
    ]) { _ in
      let id = counter.next() == 1 ? "a7" : "b8"
      let text = #"{"id":"\#(id)","title":"Stew","ingredients":["2 leeks"]}"#
      return HTTPResponse(status: 200, body: Array(text.utf8))
    }
    fixture.store = AnswerStore(root: "/cache", byteLimit: 1 << 20, files: fixture.files)
    fixture.network = NetworkSettings(freshFor: .zero)
    for _ in 0..<3 {
      let outcome = try await fixture.gather(SourceRequest(subject: .recipe(named: "api:a7")))
      #expect(outcome.ids == ["a7"])
    }
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
    fixture.store = AnswerStore(root: "/cache", byteLimit: 1 << 20, files: fixture.files)
    fixture.network = NetworkSettings(freshFor: .zero)
    for count in 1...3 {
      #expect(try await fixture.gather().ids == ["1"])
      #expect(fixture.targets.count == count)
    }
  }

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

  @Test("a list that max_pages cut off does not keep searches and lookups from the server")
  func cutOffList() async throws {
    let pages = (1...3).map { page in
      (
        "/list?p=\(page)",
        #"{"recipes":[{"id":"\#(page)","title":"Dish \#(page)"}],"total":3}"#
      )
    }
    let stew = #"{"id":"3","title":"Dish 3","ingredients":["1 egg"]}"#
    let answers = Dictionary(uniqueKeysWithValues: pages).merging([
      "/find?q=dish%203": #"{"recipes":[\#(stew)],"total":1}"#, "/one/3": stew,
    ]) { $1 }
    var fixture = SourceFixture(
      [
        "url": .text(Self.url + "?p={page}"), "max_pages": .integer(2),
        "search_url": .text(SourceFixture.base + "/find?q={query}"),
        "item_url": .text(SourceFixture.base + "/one/{id}"),
      ], answers)
    fixture.store = AnswerStore(root: "/cache", byteLimit: 1 << 20, files: fixture.files)
    #expect(try await fixture.gather().ids == ["1", "2"])
    for subject in [SourceRequest.Subject.matches(of: ["dish 3"]), .recipe(named: "api:3")] {
      let outcome = try await fixture.gather(SourceRequest(subject: subject))
      #expect(outcome.ids == ["3"])
    }
  }

  @Test("JSON that ends early or is broken is named as such, and other text is something else")
  func unreadable() async throws {
    for (body, words, help) in [
      (#"{"recipes":[{"id""#, "JSON that ends in the middle, after 17 bytes", "try again later"),
      (#"{"recipes":[{"id";1}]}"#, "broken JSON: expected", "try again later"),
      ("Welcome", "something other than JSON: Welcome", "check url"),
      ("", "an empty answer", "check url"),
    ] {
      let failure = try await gather(body).failure
      #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "")")
      #expect(failure?.help == help)
    }
  }

  @Test("a limit of the day ends the requests of the day, one of a minute those of a minute")
  func limits() async throws {
    for (words, status) in [
      ("You have exceeded the DAILY quota", SourceStatus.quotaExhausted),
      ("Ten requests a minute", .rateLimited),
    ] {
      let fixture = SourceFixture(["url": .text(Self.url)]) { _ in
        HTTPResponse(status: 429, body: Array(#"{"message":"\#(words)"}"#.utf8))
      }
      let failure = try await fixture.gather().failure
      #expect(failure?.status == status && failure?.message.hasSuffix(words) == true)
    }
  }

  @Test("an answer deep enough to fill the stack is refused")
  func depth() async throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(try await gather(deep).failure?.status == .invalid)
  }

  @Test("one recipe is asked for by its id, and another in its place does not count")
  func fetching() async throws {
    let fixture = SourceFixture(
      ["url": .text(Self.url), "item_url": .text(SourceFixture.base + "/one/{id}?x=1")],
      [
        "/list":
          #"{"recipes":[{"id":"a/b","title":"A"},{"id":"c","title":"C"},{"id":"d","title":"D"}]}"#,
        "/one/a%2Fb?x=1": #"{"recipe":{"id":"a/b","title":"A","ingredients":["1 egg"]}}"#,
        "/one/c?x=1": #"{"recipe":{"id":"z","title":"Z","ingredients":["1 egg"]}}"#,
        "/one/d?x=1": #"{"title":"D","ingredients":["1 egg"]}"#,
      ])
    let source = try fixture.source()
    #expect(try await source.fetch("a/b")?.recipe.ingredients == ["1 egg"])
    #expect(try await source.fetch("c") == nil)
    #expect(try await source.fetch("d")?.reference.id == "d")
    #expect(try await source.fetch("e") == nil)
    let asked = fixture.targets
    #expect(try await source.fetch("\u{1B}[2J") == nil)
    #expect(fixture.targets == asked)
    // A list asks for no details by itself.
    let listed = SourceFixture(fixture.options, [:])
    _ = try await listed.gather()
    #expect(listed.targets == ["/list"])
  }

  @Test("the source keeps the contract")
  func contract() async throws {
    try await SourceContract.verify(named: "api") {
      try SourceFixture(
        ["url": .text(Self.url)],
        [
          "/list": """
          {"recipes":[{"id":"1","title":"A","ingredients":["a"],"directions":["b"]},
           {"title":"B","ingredients":["b"],"directions":["c"]}]}
          """
        ]
      ).source()
    }
    try await SourceContract.verify(named: "api") {
      try SourceFixture(
        ["url": .text(Self.url), "item_url": .text(SourceFixture.base + "/one/{id}")],
        [
          "/list": #"{"recipes":[{"id":"1","title":"A","ingredients":["a"],"directions":["b"]}]}"#,
          "/one/1": #"{"recipe":{"id":"1","title":"A","ingredients":["a"],"directions":["b"]}}"#,
        ]
      ).source()
    }
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
