import RecipeCore
import TestSupport
import Testing

@Suite("A recording of a server")
struct Food2ForkRecordingSourceTests {
  private static let files = [
    "/rec/search/page-1.json": #"{"count": 2, "recipes": [{"recipe_id": "01", "title": "Soup"},"#
      + "\n" + #"{"recipe_id": "02", "title": "Stew"}]}"#,
    "/rec/search/page-2.json": #"{"count": 1, "recipes": [{"recipe_id": "01", "title": "Again"}]}"#,
    "/rec/search/page-10.json": #"{"count": 1, "recipes": [{"recipe_id": "03", "title": "Pie"}]}"#,
    "/rec/get/01.json":
      #"{"recipe": {"recipe_id": "01", "title": "Soup", "ingredients": ["leek"]}}"#,
    "/rec/get/04.json":
      #"{"recipe": {"recipe_id": "04", "title": "Bread", "ingredients": ["rye"]}}"#,
    "/rec/more.json": #"[{"recipe_id": "05", "title": "Tea", "ingredients": ["mint"]}]"#,
    "/rec/README.md": "not an answer",
    "/outside.json": #"{"recipe": {"recipe_id": "../../outside", "title": "No"}}"#,
  ]

  private func fixture(_ files: [String: String] = files) -> SourceFixture {
    var fixture = SourceFixture(files: files) { _ throws(HTTPFailure) in
      throw HTTPFailure(.unreachable, "a recording asks nobody")
    }
    fixture.options = ["recording": .path("/rec")]
    return fixture
  }

  @Test("the source keeps the contract")
  func contract() async throws {
    try await SourceContract.verify(named: "api") { try fixture().source() }
  }

  @Test("answers come from the files, each record once, with its ingredients and its place")
  func records() async throws {
    let fixture = fixture()
    let outcome = try await fixture.gather(SourceRequest(isOffline: true))
    #expect(outcome.failure == nil)
    #expect(outcome.diagnostics.isEmpty)
    #expect(
      outcome.records.map { "\($0.reference.id) \($0.recipe.title) \($0.locator)" } == [
        "01 Soup get/01.json:1", "02 Stew search/page-1.json:2", "03 Pie search/page-10.json:1",
        "05 Tea more.json:1", "04 Bread get/04.json:1",
      ])
    #expect(outcome.records.map(\.recipe.ingredients) == [["leek"], [], [], ["mint"], ["rye"]])
    #expect(fixture.targets.isEmpty)
  }

  @Test("with a base URL a record's place is its URL, and no key is needed")
  func baseURL() async throws {
    var fixture = fixture()
    fixture.options["base_url"] = .text("https://f.example/api")
    fixture.options["key_env"] = .text("NONE")
    let record = try #require(try await fixture.gather().records.first)
    #expect(record.locator == .url("https://f.example/api/get?rId=01"))
  }

  @Test("a file that is broken is named, the rest is read")
  func broken() async throws {
    var files = Self.files
    files["/rec/search/page-3.json"] = "{\n  \"recipes\": [,]}"
    files["/rec/search/page-4.json"] = #"{"error": "limit"}"#
    files["/rec/search/page-5.json"] = #"{"soup": 1}"#
    files["/rec/search/page-6.json"] = #"{"recipes": [{"title": "no id"}]}"#
    files["/rec/get/02.json"] = ""
    let outcome = try await fixture(files).gather()
    #expect(outcome.ids.count == 5)
    #expect(
      outcome.diagnostics.compactMap(\.location?.path) == [
        "/rec/get/02.json", "/rec/search/page-3.json", "/rec/search/page-4.json",
        "/rec/search/page-5.json", "/rec/search/page-6.json",
      ])
    #expect(outcome.diagnostics[1].location?.line == 2)
    #expect(outcome.diagnostics[2].severity == .error)
  }

  @Test("stored responses that cannot be listed are named", arguments: ["search", "get"])
  func unlistable(name: String) async throws {
    let fixture = fixture(Self.files.filter { !$0.key.hasPrefix("/rec/\(name)/") })
    #expect(try await fixture.gather().diagnostics.isEmpty)
    fixture.files.put(.unreadableFolder, at: "/rec/\(name)")
    let denied = try await fixture.gather()
    #expect(denied.failure == nil)
    #expect(denied.ids.count >= 3)
    #expect(denied.diagnostics.map(\.location?.path) == ["/rec/\(name)"])
    fixture.files.put(.file([]), at: "/rec/\(name)")
    let message = try await fixture.gather().diagnostics.first?.message
    #expect(message == "the stored responses cannot be listed: is not a folder")
  }

  @Test("a folder that is not there is unreachable")
  func missing() async throws {
    var fixture = fixture()
    fixture.options["recording"] = .path("/none")
    let outcome = try await fixture.gather()
    #expect(outcome.failure?.status == .unreachable)
    #expect(outcome.failure?.message.contains("/none") == true)
  }

  @Test("nothing outside the folder is read")
  func outside() async throws {
    let fixture = fixture()
    fixture.files.put(.link(to: "/outside.json"), at: "/rec/search/link.json")
    let outcome = try await fixture.gather()
    #expect(try await fixture.source().fetch("../../outside") == nil)
    #expect(outcome.ids.count == 5)
    #expect(fixture.files.reads.allSatisfy { $0.hasPrefix("/rec/") && !$0.contains("link") })
  }
}
