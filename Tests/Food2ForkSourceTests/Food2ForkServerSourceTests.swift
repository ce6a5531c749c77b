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
    fixture.store = AnswerCache(root: "/cache", maximumByteCount: 1 << 20, files: fixture.files)
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
    fixture.network = NetworkSettings(maximumRequestCount: 11)
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

  @Test("offline nothing is asked")
  func offline() async throws {
    var fixture = SourceFixture(FakeAPI())
    fixture.use = .offline
    let outcome = try await fixture.gather()
    #expect(outcome.failure?.status == .unreachable)
    #expect(outcome.failure?.message.contains("it is not cached") == true)
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
    fixture.store = AnswerCache(root: "/cache", maximumByteCount: 1 << 20, files: fixture.files)
    #expect(try await fixture.gather().ids == ["5ed6"])
    let count = fixture.targets.count
    #expect(try await fixture.gather().ids == ["5ed6"])
    #expect(fixture.targets.count == count)
  }
}
