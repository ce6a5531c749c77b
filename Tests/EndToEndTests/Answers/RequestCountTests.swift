import TestSupport
import Testing

/// The requests that commands make of an API of 200 recipes, 30 on a page, whose list has no ingredients.
@Suite("The requests of commands")
struct RequestCountTests {
  /// The number of pages of the list.
  static let pages = 7

  @Test("a list requests its pages and what it shows, once; then nothing is requested that is kept")
  func list() async throws {
    let api = try RecipeAPI(count: 200)
    let list = ["list", "-n", "5", "-o", "json", "--fields", "title,ingredients"]
    let first = try await api.run(list).result()
    #expect(first.status == 0)
    #expect(api.count == Self.pages + 5)
    #expect(first.output.split(separator: "leeks").count - 1 == 5)
    #expect(first.errors.contains("api: 195 of 200 recipes have no ingredients yet"))
    for nothing in [list, ["list"], ["search", "leek", "-n", "5"], ["show", "3"], ["sources"]] {
      #expect(try await api.run(nothing).result().status == 0)
    }
    #expect(api.count == Self.pages + 5)
    for _ in 1...2 {
      let show = try await api.run("show", "150", "-o", "json").result()
      #expect(show.output.contains("151 leeks"))
      #expect(show.errors.isEmpty)
    }
    #expect(api.targets.last == "/get?rId=150")
    #expect(api.count == Self.pages + 6)
    api.stop()
    let again = try await api.run(list + ["--offline"]).result()
    #expect(again.status == 0)
    #expect(again.output.recipes == first.output.recipes)
    for (unasked, status) in [
      (["search", "carrot"], 0), (["search", "leek OR plum"], 0), (["show", "7"], 3), (["list"], 0),
    ] as [([String], Int32)] {
      let result = try await api.run(unasked + ["--offline"]).result()
      #expect(result.status == status, "\(unasked)")
    }
  }

  @Test("a table requests no ingredients, and show those of one recipe without the list")
  func table() async throws {
    let api = try RecipeAPI(count: 200)
    for name in ["150", "api:151"] {
      let show = try await api.run("show", name).result()
      #expect(show.status == 0)
      #expect(show.output.contains("15"))
    }
    #expect(api.targets == ["/get?rId=150", "/get?rId=151"])
    let offline = try await api.run("show", "150", "--offline").result()
    #expect(offline.status == 0)
    #expect(offline.output.contains("151 leeks"))
    let list = try await api.run("list", "-n", "0").result()
    #expect(list.status == 0)
    #expect(list.errors.contains("198 of 200"))
    #expect(api.count == 2 + Self.pages)
    #expect(try await api.run("show", "Stew of nothing").result().status == 1)
    #expect(api.count == 2 + Self.pages)
  }

  @Test(
    "what limits cut off is partial, and says how to get more",
    arguments: [
      ("max_pages = 2", "raise max_pages"), ("max_requests = 2", "raise max_requests"),
      ("daily_quota = 2", "renewed at midnight UTC"),
    ])
  func cutOff(limit: String, help: String) async throws {
    let api = try RecipeAPI(count: 200, limit)
    let result = try await api.run("list", "-o", "json").result()
    let document: ListDocument = try result.json()
    #expect(document.sources.map(\.status) == ["partial"])
    #expect(!document.complete)
    #expect(document.total == 60)
    #expect(result.errors.contains(help), "\(result.errors)")
  }

  @Test(
    "details are requested never, when they are shown, or all",
    arguments: [
      ("false", 2), ("\"never\"", 2), ("\"shown\"", 5), ("true", 42), ("\"all\"", 42),
    ])
  func details(value: String, requests: Int) async throws {
    let api = try RecipeAPI(count: 40, "details = \(value)")
    let result = try await api.run("list", "-n", "3", "-o", "ndjson").result()
    #expect(result.status == 0)
    #expect(api.count == requests)
  }

  @Test("a source has its details although another is silent for as long as its own time")
  func silentNeighbour() async throws {
    let silent = try SilentServer()
    let api = try RecipeAPI(count: 20)
    let table = try api.folder.text(of: "recipes.toml").replacing("120s", with: "8s")
    try api.add(
      """
      \(table)
      [sources.slow]
      kind = "food2fork"
      base_url = "http://127.0.0.1:\(silent.port)/api"
      key = "k"
      timeout = "9s"
      """, "recipes.toml")
    let result = try await api.run("list", "-n", "3", "-o", "json").result()
    let document: ListDocument = try result.json()
    #expect(document.sources.map(\.status).sorted() == ["ok", "timeout"], "\(result.errors)")
    #expect(api.count == 4)
  }

  @Test("runs at the same time make each request once", arguments: [[], ["--refresh"]])
  func atOnce(options: [String]) async throws {
    let api = try RecipeAPI(count: 200)
    let outputs = try await withThrowingTaskGroup(of: CommandResult.self) { group in
      for _ in 1...4 {
        group.addTask { try await api.run(["list", "--fields", "title"] + options).result() }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outputs.allSatisfy { $0.status == 0 })
    #expect(Set(outputs.map(\.output)).count == 1)
    // Runs of a busy machine may begin one after the other, and then a refresh asks again.
    #expect(options.isEmpty ? api.count == Self.pages : api.count <= 4 * Self.pages)
  }

  @Test("a run that is killed in the middle of a request keeps nobody waiting")
  func killedHolder() async throws {
    let isKilled = Counter()
    let api = try RecipeAPI(count: 20) { _ in isKilled.value > 0 ? nil : .silence }
    let first = try api.run("list").start()
    while api.count == 0 { try await Task.sleep(for: .milliseconds(20)) }
    first.kill()
    _ = try await first.result()
    isKilled.next()
    let next = try await api.run("list", "--fields", "title").result()
    #expect(next.status == 0 && next.output.contains("Leek and leek 0"))
    #expect(api.count == 2)
  }

  @Test("recipes that an API's answer loses are named without -v")
  func lostRows() async throws {
    let api = try RecipeAPI(count: 2) { _ in
      .answer(#"{"count": 2, "recipes": [{"recipe_id": "1", "title": "A"}, {"recipe_id": "2"}]}"#)
    }
    let list = try await api.run("list").result()
    #expect(list.status == 0)
    #expect(list.errors.contains("warning: rows without id or title on page 1"), "\(list.errors)")
    #expect(!list.errors.contains("-v shows"))
  }
}

extension String {
  /// What follows the reports of the sources, which have times.
  fileprivate var recipes: Substring? {
    split(separator: "\"recipes\":", maxSplits: 1).last
  }
}
