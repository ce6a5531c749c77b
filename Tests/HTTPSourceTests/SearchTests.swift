import RecipeCore
import RecipeStorage
import TestSupport
import Testing

@Suite("Searches of an API")
struct SearchTests {
  private static let base = SourceFixture.base

  private static func list(_ ids: some Sequence<Int>) -> String {
    let rows = ids.map { #"{"id": "\#($0)", "title": "Dish \#($0)"}"# }
    return #"{"recipes": [\#(rows.joined(separator: ","))]}"#
  }

  private static func fixture(
    _ options: [String: String], _ answers: [String: String]
  ) -> SourceFixture {
    var fixture = SourceFixture(options.mapValues { .text(base + $0) }, answers)
    fixture.store = AnswerCache(root: "/cache", maximumByteCount: 1 << 20, files: fixture.files)
    return fixture
  }

  @Test("a list that is empty without a search text keeps no search from the server")
  func emptyList() async throws {
    let fixture = Self.fixture(
      ["url": "/list?q={query}"],
      ["/list?q=": Self.list([]), "/list?q=dish": Self.list([1])])
    let everything = try await fixture.gather()
    #expect(everything.ids.isEmpty)
    #expect(everything.texts.contains { $0.contains("returns nothing without a search text") })
    let request = SourceRequest(subject: .matches(of: ["dish"]))
    #expect(try await fixture.gather(request).ids == ["1"])
  }

  @Test("offline, missing details of all searches are counted, but not those that the server lacks")
  func missingDetails() async throws {
    var fixture = Self.fixture(
      ["url": "/list", "search_url": "/find?q={query}", "item_url": "/one/{id}"],
      [
        "/find?q=a": Self.list([1, 2]), "/find?q=b": Self.list([3, 4]),
        "/one/1": #"{"id": "1", "title": "Dish 1", "ingredients": ["1 leek"]}"#,
      ])
    for (text, details) in [("a", "all"), ("b", "never")] {
      fixture.options["details"] = .text(details)
      let live = try await fixture.gather(SourceRequest(subject: .matches(of: [text])))
      #expect(live.failure == nil)
    }
    fixture.options["details"] = .text("all")
    let known = try await fixture.gather(
      SourceRequest(subject: .matches(of: ["a"]), isOffline: true))
    #expect(known.ids == ["1", "2"] && known.failure == nil)
    for texts in [["a", "b"], ["b", "a"]] {
      let outcome = try await fixture.gather(
        SourceRequest(subject: .matches(of: texts), isOffline: true))
      #expect(outcome.ids == ["1", "2", "3", "4"])
      #expect(outcome.failure?.status == .partial)
      #expect(
        outcome.failure?.message == "the details of 2 recipes of api.example are not cached")
      #expect(outcome.failure?.help == "run once without --offline")
    }
  }

  @Test("a list that may be a sample keeps no search from the server")
  func sample() async throws {
    for (total, ids) in [("", ["30"]), (#""total": 2, "#, ["1", "2"])] {
      let list = Self.list([1, 2]).replacing("{\"recipes", with: "{\(total)\"recipes")
      let fixture = Self.fixture(
        ["url": "/list?q={query}"], ["/list?q=": list, "/list?q=dish": Self.list([30])])
      #expect(try await fixture.gather().ids == ["1", "2"])
      let request = SourceRequest(subject: .matches(of: ["dish"]))
      #expect(try await fixture.gather(request).ids == ids)
    }
  }

  @Test("a page of which another search has given all does not end a search")
  func overlap() async throws {
    let fixture = Self.fixture(
      ["url": "/list", "search_url": "/find?q={query}&p={page}"],
      [
        "/find?q=a&p=1": Self.list([1, 2]), "/find?q=a&p=2": Self.list([]),
        "/find?q=b&p=1": Self.list([3, 4]), "/find?q=b&p=2": Self.list([1, 2]),
        "/find?q=b&p=3": Self.list([5]),
      ])
    let request = SourceRequest(subject: .matches(of: ["a", "b"]))
    #expect(try await fixture.gather(request).ids == ["1", "2", "3", "4", "5"])
  }

  @Test(
    "a server is believed if it was sent the words, of what it lists without ingredients",
    arguments: [
      (["url": "/find?q={query}"], ["1"]),
      (["url": "/list", "search_url": "/find?q={query}"], ["1"]),
      (["url": "/list"], []),
    ])
  func finds(options: [String: String], found: [String]) async throws {
    let rows = """
      [{"id": "1", "title": "Dish"}, {"id": "2", "title": "Pie", "ingredients": ["1 egg"]}]
      """
    let fixture = Self.fixture(
      options.merging(["item_url": "/one/{id}"]) { $1 }, ["/find?q=kale": rows, "/list": rows])
    let outcome = try await fixture.gather(SourceRequest(subject: .matches(of: ["kale"])))
    #expect(outcome.ids == ["1", "2"])
    for id in ["1", "2"] {
      let texts = outcome.finds.texts(of: RecordReference(source: "api", id: id))
      #expect(texts == (found.contains(id) ? ["kale"] : []))
    }
  }

  @Test("the details by which a server finds recipes are requested, ten at most")
  func byDetails() async throws {
    let whole = (1...12).map { id in
      ("/one/\(id)", #"{"id": "\#(id)", "title": "Dish \#(id)", "ingredients": ["1 kale"]}"#)
    }
    let fixture = Self.fixture(
      ["url": "/list", "search_url": "/find?q={query}", "item_url": "/one/{id}"],
      Dictionary(uniqueKeysWithValues: whole + [("/find?q=kale", Self.list(1...12))]))
    var request = SourceRequest(subject: .matches(of: ["kale"]))
    request.detailNeed = DetailNeed(of: "kale") { !$0.record.recipe.title.contains("kale") }
    let outcome = try await fixture.gather(request)
    #expect(outcome.records.count { $0.recipe.ingredients == ["1 kale"] } == 10)
    #expect(outcome.failure == nil)
    #expect(outcome.unrequested == 2)
    #expect(fixture.targets.count == 11)
  }

  @Test("details that cannot change the page, or of a source that lacks them, are not requested")
  func useless() async throws {
    let whole = (1...12).map { id in
      ("/one/\(id)", #"{"id": "\#(id)", "title": "Dish \#(id)", "ingredients": ["1 kale"]}"#)
    }
    let fixture = Self.fixture(
      ["url": "/list", "search_url": "/find?q={query}", "item_url": "/one/{id}"],
      Dictionary(
        uniqueKeysWithValues: whole + [("/find?q=kale", Self.list(1...12))]))
    var request = SourceRequest(subject: .matches(of: ["kale"]))
    request.detailNeed = DetailNeed(
      of: "kale",
      choose: { undecided, _ in undecided.map { $0.record.recipe.title.hasSuffix("2") } }
    ) { _ in true }
    #expect(try await fixture.gather(request).unrequested == 10)
    #expect(fixture.targets.count == 3)
    // A larger page may need more of the same search, but each only once.
    request.detailNeed = DetailNeed(of: "kale") { _ in true }
    for _ in 1...2 {
      #expect(try await fixture.gather(request).unrequested == 2)
      #expect(fixture.targets.count == 11)
    }
    request.detailNeed = DetailNeed(of: "time", isAnswered: { _ in false }) { _ in true }
    #expect(try await fixture.gather(request).unrequested == 0)
    #expect(fixture.targets.count == 11)
  }
}
