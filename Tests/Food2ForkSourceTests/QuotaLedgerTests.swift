import RecipeCore
import TestSupport
import Testing

@Suite("The daily quota")
struct QuotaLedgerTests {
  private static let path = "/state/api/http%3A%2F%2Fapi.example.quota.json"

  private func fixture(_ files: [String: String] = [:]) -> SourceFixture {
    var fixture = SourceFixture(FakeAPI(count: 3), files: files)
    fixture.options["daily_quota"] = .integer(6)
    return fixture
  }

  @Test("requests are counted over runs until the quota is used up")
  func counted() async throws {
    let fixture = fixture()
    #expect(try await fixture.gather().failure == nil)
    #expect(fixture.files.text(of: Self.path) == #"{"day":19675,"used":4}"# + "\n")
    let second = try await fixture.gather()
    #expect(second.failure?.status == .quotaExhausted)
    #expect(second.ids.count == 3)
    #expect(fixture.targets.count == 6)
    let third = try await fixture.gather()
    #expect(third.records.isEmpty)
    #expect(third.failure?.message == "the daily quota of 6 requests is used up")
    #expect(third.failure?.help == "it is renewed at midnight UTC, in 1 h 46 min")
    #expect(fixture.targets.count == 6)
  }

  @Test("sources of one name at two servers have a quota each")
  func twoServers() async throws {
    var fixture = fixture()
    _ = try await fixture.gather()
    fixture.options["base_url"] = .text(SourceFixture.base + "/v3")
    fixture.options["dialect"] = .text("food2fork")
    _ = try await fixture.gather()
    #expect(fixture.files.filePaths.filter { $0.hasSuffix(".quota.json") }.count == 2)
  }

  @Test("a ledger that cannot be kept is said once, and the quota holds for the run")
  func unkept() async throws {
    let fixture = fixture()
    fixture.files.put(.unreadableFile, at: Self.path)
    let outcome = try await fixture.gather()
    #expect(outcome.failure == nil)
    let warning = try #require(outcome.diagnostics.first)
    #expect(outcome.diagnostics.count == 1)
    #expect(warning.message.contains("cannot be counted: permission denied"))
    #expect(warning.location?.path == Self.path)
    var small = fixture
    small.options["daily_quota"] = .integer(2)
    #expect(try await small.gather().failure?.status == .quotaExhausted)
  }

  @Test("the next day begins anew")
  func nextDay() async throws {
    var fixture = fixture([Self.path: #"{"day": 19675, "used": 6}"#])
    fixture.now += 86_400
    #expect(try await fixture.gather().failure == nil)
    #expect(fixture.files.text(of: Self.path) == #"{"day":19676,"used":4}"# + "\n")
  }

  @Test(
    "a ledger that cannot be read counts as new",
    arguments: ["", "{", "[]", #"{"day": "x"}"#, #"{"day": 19675, "used": -9223372036854775808}"#])
  func broken(content: String) async throws {
    #expect(try await fixture([Self.path: content]).gather().failure == nil)
  }

  @Test("the server's word that the quota is used up is kept")
  func serversWord() async throws {
    var fixture = SourceFixture { _ in HTTPResponse(#"{"error": "limit"}"#) }
    fixture.options["daily_quota"] = .integer(6)
    _ = try await fixture.gather()
    _ = try await fixture.gather()
    #expect(fixture.targets.count == 1)
  }
}
