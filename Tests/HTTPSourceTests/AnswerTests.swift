import RecipeCore
import RecipeStorage
import TestSupport
import Testing

/// What a server may answer, and what a person is told about it.
struct AnswerTests {
  /// The address of the list.
  static let url = SourceFixture.base + "/list"

  /// Runs a source whose server gives one answer.
  func gather(
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
    fixture.store = AnswerCache(root: "/cache", maximumByteCount: 1 << 20, files: fixture.files)
    fixture.network = NetworkSettings(freshFor: .zero)
    for _ in 0..<3 {
      let outcome = try await fixture.gather(SourceRequest(subject: .recipe(named: "api:a7")))
      #expect(outcome.ids == ["a7"])
    }
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
    fixture.store = AnswerCache(root: "/cache", maximumByteCount: 1 << 20, files: fixture.files)
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
}
