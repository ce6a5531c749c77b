import Synchronization
import TestSupport
import Testing

@Suite("Answers that are asked for again")
struct RefreshTests {
  @Test("'sources' shows what is kept and asks only where nothing is, which it says")
  func showingSources() async throws {
    let api = try RecipeAPI(count: 3, "fresh_for = \"0s\"", "daily_quota = 50")
    let cold = try await api.run("sources").result()
    #expect(
      cold.errors.contains("requested the list of api, which was not cached"), "\(cold.errors)")
    let asked = api.count
    let warm = try await api.run("sources").result()
    #expect(api.count == asked && warm.status == 0)
    #expect(warm.output.contains("stale") && warm.output.contains("\(asked) of 50 today"))
    #expect(!warm.errors.contains("requested"))
    #expect(try await api.run("sources", "check").result().status == 0)
    #expect(api.count > asked)
  }

  @Test("'sources' says that the record of requests is damaged, as nothing is asked because of it")
  func damagedRecord() async throws {
    let api = try RecipeAPI(count: 3, "daily_quota = 50")
    #expect(try await api.run("list").result().status == 0)
    #expect(!(try await api.run("sources").result()).errors.contains("record"))
    let asked = api.count
    let file = try #require(
      try api.kept.files(below: "state/recipes/.servers").first { $0.hasSuffix(".json") })
    try api.kept.write("no record", to: "state/recipes/.servers/" + file)
    for command in [["sources"], ["sources", "check"], ["sources", "--offline"]] {
      let result = try await api.run(command).result()
      #expect(result.errors.contains("the record of a server's requests of today cannot be read"))
      #expect(result.errors.contains(file) && result.errors.contains("before midnight UTC"))
      #expect(result.errors.contains("unless the requests of today may be used up"))
    }
    #expect(api.count == asked)
  }

  @Test("'sources' does not speak of a damaged record where no requests are counted")
  func damagedRecordWithoutQuota() async throws {
    let api = try RecipeAPI(count: 3)
    #expect(try await api.run("list").result().status == 0)
    try api.kept.write("no record", to: "state/recipes/.servers/http%3A%2F%2Fother.example.json")
    #expect(!(try await api.run("sources").result()).errors.contains("record"))
  }

  @Test("'sources' does not speak of a damaged record of a server that no source with a quota asks")
  func damagedRecordOfAnother() async throws {
    let api = try RecipeAPI(count: 3, "daily_quota = 50")
    #expect(try await api.run("list").result().status == 0)
    let file = "http%3A%2F%2Fother.example.json"
    try api.kept.write("no record", to: "state/recipes/.servers/" + file)
    #expect(!(try await api.run("sources").result()).errors.contains("record"))
    #expect(try await api.run("doctor").result().output.contains(file))
  }

  @Test("'sources' says that it asks for pages which are missing of a list")
  func showingPartOfAList() async throws {
    let isComplete = Counter()
    let api = try RecipeAPI(count: 40) { request in
      isComplete.value == 0 && request.target.contains("page=2")
        ? .answer("{}", status: "404 Not Found") : nil
    }
    #expect(try await api.run("list").result().status == 3)
    isComplete.next()
    let asked = api.count
    let sources = try await api.run("sources").result()
    #expect(api.count == asked + 1)
    #expect(
      sources.errors.contains("requested the list of api, of which a part was not cached"),
      "\(sources.errors)")
    #expect(!(try await api.run("sources").result()).errors.contains("requested"))
    #expect(api.count == asked + 1)
  }

  @Test("'cache refresh SOURCE' asks that source alone")
  func refreshOne() async throws {
    let api = try RecipeAPI(count: 3)
    let other = try RecipeAPI(count: 3, "fresh_for = \"0s\"")
    try api.add(
      try api.folder.text(of: "recipes.toml") + "\n"
        + other.folder.text(of: "recipes.toml").replacing("sources.api", with: "sources.other"),
      "both.toml")
    #expect(try await api.run("list", "--config", "both.toml").result().status == 0)
    let counts = (api.count, other.count)
    let result = try await api.run("cache", "refresh", "api", "--config", "both.toml").result()
    #expect(
      result.status == 0 && result.errors.contains("read 3 records again"), "\(result.errors)")
    #expect(api.count == counts.0 + 1 && other.count == counts.1)
  }

  @Test("--refresh and cache refresh ask again, each once")
  func refresh() async throws {
    let api = try RecipeAPI(count: 35)
    _ = try await api.run("list").result()
    let asked = api.count
    _ = try await api.run("list", "--refresh").result()
    #expect(api.count == 2 * asked)
    #expect(try await api.run("cache", "refresh", "api").result().status == 0)
    #expect(api.count == 3 * asked)
    let offline = try await api.run("cache", "refresh", "api", "--offline").result()
    #expect(offline.status == 2)
    #expect(offline.errors.contains("remove '--offline'"))
    let wrong = try await api.run("cache", "refresh", "apii").result()
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("did you mean 'api'?"))
  }

  @Test("cache refresh asks again for the recipes whose ingredients are kept, within the quota")
  func refreshDetails() async throws {
    let api = try RecipeAPI(count: 35, "daily_quota = 11")
    _ = try await api.run("list").result()
    for id in ["3", "4"] { _ = try await api.run("show", id).result() }
    #expect(api.count == 4)
    #expect(try await api.run("cache", "refresh", "api").result().status == 0)
    #expect(Set(api.targets.suffix(2)) == ["/get?rId=3", "/get?rId=4"])
    #expect(api.count == 8)
    let cut = try await api.run("cache", "refresh").result()
    #expect(cut.status == 3)
    #expect(cut.errors.contains("some cached recipes were not refreshed"))
    #expect(api.count == 11)
    #expect(try await api.run("show", "4", "--offline").result().output.contains("5 leeks"))
  }
}
