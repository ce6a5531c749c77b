import RecipeCore
import RecipeStorage
import TestSupport
import Testing

@Suite("The daily quota")
struct DailyQuotaTests {
  private static let path = "/state/servers/http%3A%2F%2Fapi.example.json"

  private func fixture(_ files: [String: String] = [:]) -> SourceFixture {
    var fixture = SourceFixture(FakeAPI(count: 3), files: files)
    fixture.network = NetworkSettings(dailyQuota: 6)
    return fixture
  }

  @Test("requests are counted over runs until the quota is used up")
  func counted() async throws {
    let fixture = fixture()
    #expect(try await fixture.gather().failure == nil)
    #expect(fixture.files.text(of: Self.path)?.contains(#""day":19675,"used":4,"#) == true)
    let second = try await fixture.gather()
    #expect(second.failure?.status == .quotaExhausted)
    #expect(second.ids.count == 3)
    #expect(fixture.targets.count == 6)
    let third = try await fixture.gather()
    #expect(third.records.isEmpty)
    #expect(third.failure?.message == "api.example: the daily quota of 6 requests is used up")
    #expect(third.failure?.help == "it is renewed at midnight UTC, in 106 min")
    #expect(fixture.targets.count == 6)
  }

  @Test("sources of one name at two servers have a quota each")
  func twoServers() async throws {
    var fixture = fixture()
    _ = try await fixture.gather()
    fixture.options["base_url"] = .text("http://other.example")
    _ = try await fixture.gather()
    #expect(fixture.files.filePaths.filter { $0.hasPrefix("/state/servers/") }.count == 2)
  }

  @Test("the sources of one server and key share a quota, whatever they are called")
  func renamed() async throws {
    var fixture = fixture()
    _ = try await fixture.gather()
    fixture.name = "renamed"
    #expect(try await fixture.gather().failure?.status == .quotaExhausted)
    #expect(fixture.targets.count == 6)
  }

  @Test("each key has a quota of its own, also in turn")
  func keys() async throws {
    var fixture = fixture()
    fixture.options["key_env"] = .text("KEY")
    for key in ["first-key", "second-key", "first-key", "second-key"] {
      fixture.variables["KEY"] = key
      _ = try await fixture.gather()
    }
    for key in ["first-key", "second-key"] {
      #expect(fixture.targets.count { $0.contains(key) } == 6)
    }
  }

  @Test(
    "without a ledger a quota could not hold, so nothing is asked; without a quota it does not matter"
  )
  func unkept() async throws {
    var fixture = fixture()
    fixture.files.put(.file([]), at: "/state/servers")
    for _ in 1...8 {
      let failure = try #require(try await fixture.gather().failure)
      #expect(failure.status == .suspended)
      #expect(failure.message.contains("cannot be counted in /state/servers"))
      #expect(failure.help == "make the folder writable, or remove daily_quota")
    }
    #expect(fixture.targets.isEmpty)
    fixture.network = NetworkSettings()
    #expect(try await fixture.gather().failure == nil)
  }

  @Test("a ledger that is too large to read is not taken for a new one")
  func unreadable() async throws {
    let fixture = fixture([Self.path: String(repeating: " ", count: 70_000)])
    let failure = try #require(try await fixture.gather().failure)
    #expect(failure.message.contains("cannot be counted"))
    #expect(fixture.targets.isEmpty)
  }

  @Test("the next day begins anew")
  func nextDay() async throws {
    var fixture = fixture([Self.path: #"{"keys": [{"day": 19675, "used": 6}]}"#])
    fixture.now += 86_400
    #expect(try await fixture.gather().failure == nil)
    #expect(fixture.files.text(of: Self.path)?.contains(#""day":19676,"used":4,"#) == true)
  }

  @Test(
    "a ledger that cannot be read counts as new",
    arguments: [
      "", "{", "[]", #"{"keys": "x"}"#,
      #"{"keys": [{"day": 19675, "used": -9223372036854775808}]}"#,
    ])
  func broken(content: String) async throws {
    #expect(try await fixture([Self.path: content]).gather().failure == nil)
  }

  @Test("the server's word that the quota is used up is kept")
  func serversWord() async throws {
    var fixture = SourceFixture { _ in HTTPResponse(#"{"error": "limit"}"#) }
    fixture.network = NetworkSettings(dailyQuota: 6)
    _ = try await fixture.gather()
    _ = try await fixture.gather()
    #expect(fixture.targets.count == 1)
  }
}
