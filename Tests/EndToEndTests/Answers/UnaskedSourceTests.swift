import TestSupport
import Testing

@Suite("What nobody asked for")
struct UnaskedSourceTests {
  @Test("offline, a recipe that is not kept is not said to be none", arguments: ["999", "api:999"])
  func offline(name: String) async throws {
    let api = try RecipeAPI(count: 3)
    for _ in 1...2 {
      let shown = try await api.run("show", name, "--offline").result()
      #expect(shown.status != 0)
      #expect(shown.errors.contains("'\(name)' was not found in what is cached"), "\(shown.errors)")
      #expect(shown.errors.contains("api was not asked (--offline)"))
      #expect(!shown.errors.contains("no recipe"))
      _ = try await api.run("list").result()
    }
  }

  @Test("without requests left, a recipe that is not kept is not said to be none")
  func quota() async throws {
    let api = try RecipeAPI(count: 3, "daily_quota = 1", "dialect = \"food2fork\"")
    #expect(try await api.run("list").result().status == 0)
    let shown = try await api.run("show", "999").result()
    #expect(shown.status == 3)
    #expect(shown.errors.contains("'999' was not found in what is cached"), "\(shown.errors)")
    #expect(shown.errors.contains("api could not be asked for it: 127.0.0.1"))
  }

  @Test("a healthy source that has no such recipe says so beside one that is not asked")
  func addressed() async throws {
    let api = try RecipeAPI(count: 3)
    try api.add(#"{"title": "Tea", "ingredients": ["tea"]}"#, "box/tea.json")
    try api.add(
      """
      [sources.api]
      kind = "food2fork"
      base_url = "http://127.0.0.1:9"
      [sources.box]
      kind = "json"
      path = "box"
      """, "both.toml")
    let shown = try await api.run("show", "box:milk.json", "--offline", "--config", "both.toml")
      .result()
    #expect(shown.errors.contains("box has no recipe with the id 'milk.json'"), "\(shown.errors)")
  }

  @Test("offline, details that are wanted and not kept are counted, and nothing else is missing")
  func details() async throws {
    let api = try RecipeAPI(count: 20, "details = \"all\"", "daily_quota = 5")
    _ = try await api.run("list").result()
    let listed = try await api.run("list", "--offline").result()
    #expect(listed.status == 3)
    #expect(listed.errors.contains("are not cached"), "\(listed.errors)")
    #expect(!listed.errors.contains("it is not cached"))
  }
}
