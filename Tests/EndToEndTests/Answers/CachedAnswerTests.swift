import Synchronization
import TestSupport
import Testing

@Suite("Answers that are kept")
struct CachedAnswerTests {
  @Test("the second run asks nothing, and none is needed when the server is gone")
  func secondRun() async throws {
    let api = try RecipeAPI(count: 70)
    let list = ["list", "-n", "0", "-o", "ndjson", "--no-merge"]
    let first = try await api.run(list).result()
    #expect(first.status == 0)
    #expect(first.output.split(separator: "\n").count == 70)
    let asked = api.count
    for again in [list, ["sources"], ["show", "3"], ["list", "-n", "5"], ["why", "3"]] {
      #expect(try await api.run(again).result().status == 0)
    }
    #expect(api.count == asked)
    api.stop()
    for command in [list, list + ["--offline"], list + ["--offline", "--no-cache"]] {
      let result = try await api.run(command).result()
      #expect(result.status == 0)
      #expect(result.output == first.output)
      #expect(result.errors.isEmpty)
    }
  }

  @Test("--offline without anything kept ends with 5, and with 3 beside a healthy source")
  func nothingKept() async throws {
    let api = try RecipeAPI(count: 3)
    #expect(try await api.run("list", "--offline").result().status == 5)
    try api.add(
      #"{"title": "Tea", "ingredients": ["tea"]}"#, "box/tea.json")
    try api.add(
      """
      [sources.api]
      kind = "food2fork"
      base_url = "http://127.0.0.1:9"
      [sources.box]
      kind = "json"
      path = "box"
      """, "both.toml")
    let both = try await api.run("list", "--offline", "--config", "both.toml").result()
    #expect(both.status == 3)
    #expect(both.output.contains("Tea"))
    #expect(both.errors.contains("it is not cached"))
    #expect(api.count == 0)
  }

  @Test("'cache clear SOURCE' leaves what another project keeps under the same name")
  func clearOne() async throws {
    let (api, other) = (try RecipeAPI(count: 3), try RecipeAPI(count: 4))
    try api.add(try other.folder.text(of: "recipes.toml"), "other.toml")
    for arguments in [["list"], ["list", "--config", "other.toml"]] {
      #expect(try await api.run(arguments).result().status == 0)
    }
    let cleared = try await api.run("cache", "clear", "api", "--config", "other.toml").result()
    #expect(cleared.errors.contains("kept 1 answer that other servers gave"), "\(cleared.errors)")
    #expect(try await api.run("list", "--offline").result().status == 0)
    #expect(try await api.run("list", "--offline", "--config", "other.toml").result().status == 5)
  }

  @Test("a list that was cut off says offline where it ends, and not that nothing is cached")
  func cutOff() async throws {
    let api = try RecipeAPI(count: 200, "max_requests = 2")
    #expect(try await api.run("list").result().status == 3)
    let end = "ends after page 2"
    for (fields, line) in [
      ("id,title,sources", end),
      ("id,title,sources,ingredients", end + "; not all recipes have their ingredients, as the"),
    ] {
      let command = ["list", "-o", "json", "--fields", fields, "--offline"]
      let result = try await api.run(command).result()
      let document: ListDocument = try result.json()
      #expect(result.status == 3 && document.total == 60)
      #expect(document.sources.map(\.status) == ["partial"] && !document.complete)
      #expect(result.errors.contains(line), "\(result.errors)")
      #expect(result.errors.contains("; kept 60 records (run once without --offline)"))
      #expect(!result.errors.contains("it is not cached"))
    }
  }

  @Test(
    "a server that asks for a pause says when it is asked again, before and after",
    arguments: [([], "in 60 s"), (["Retry-After: 6000"], "in 100 min")])
  func pause(headers: [String], words: String) async throws {
    let api = try RecipeAPI(count: 5) { _ in
      .answer("{}", status: "429 Slow", headers: headers)
    }
    let first = try await api.run("list").result()
    #expect(first.errors.contains("(try again \(words))"))
    let again = try await api.run("list").result()
    #expect(again.errors.contains("(try again in "))
    #expect(!again.errors.contains("later"))
  }

  @Test("a list that is cut off says also why it is old, and why recipes lack their ingredients")
  func twoReasons() async throws {
    let isDown = Counter()
    let api = try RecipeAPI(count: 200, "max_pages = 2", "fresh_for = \"0s\"") { _ in
      isDown.value > 0 ? .answer("{}", status: "503 Busy") : nil
    }
    let cutOff = "may have more than 2 pages"
    let first = try await api.run("list").result()
    #expect(first.errors.contains("\(cutOff); kept 60"))
    isDown.next()
    for (fields, reason) in [("title", ""), ("ingredients", "not all recipes have their")] {
      let command = ["list", "-n", "2", "-o", "json", "--fields", fields]
      let result = try await api.run(command).result()
      #expect(result.status == 3)
      for part in [cutOff, "failed (503); used answers cached", reason, "(raise max_pages)"]
      where !part.isEmpty {
        #expect(result.errors.contains(part), "\(result.errors)")
      }
    }
  }

  @Test("a server that fails leaves what is kept, and why and how old, and is then left alone")
  func failing() async throws {
    let isDown = Counter()
    let api = try RecipeAPI(count: 5, "fresh_for = \"0s\"") { _ in
      isDown.value > 0 ? .answer("{}", status: "503 Busy") : nil
    }
    let fresh: ListDocument = try await api.run("list", "-o", "json").result().json()
    isDown.next()
    var asked = api.count
    for _ in 0..<3 {
      let result = try await api.run("list", "-o", "json").result()
      let document: ListDocument = try result.json()
      #expect(result.status == 3)
      #expect(document.sources.map(\.status) == ["stale"])
      #expect(document.recipes == fresh.recipes)
      #expect(result.output.contains("\"age_seconds\": "))
      #expect(result.errors.contains("used answers cached"))
      #expect(api.count >= asked)
      asked = api.count
    }
    // Otherwise a slow machine asks again when the breaker is half open, after 5 s.
    try api.prolongPause()
    let last = try await api.run("sources", "-o", "json").result()
    #expect(api.count == asked, "it failed too often")
    #expect(last.output.contains("\"breaker\": \"open\""))
    #expect(last.errors.contains("requests are suspended after"))
    let check = try await api.run("sources", "check").result()
    #expect(check.status == 3)
    #expect(api.count == asked + 1, "a check tries the server once")
    try api.prolongPause()
    #expect(try await api.run("cache", "clear", "api").result().status == 0)
    let empty = try await api.run("list", "-o", "json").result()
    #expect(empty.status == 4)
    let document: ListDocument = try empty.json()
    #expect(document.sources.map(\.status) == ["suspended"])
  }

  @Test("a recipe that its server no longer has is shown as it is kept, with a line that says so")
  func gone() async throws {
    let isGone = Counter()
    let api = try RecipeAPI(count: 5) { request in
      isGone.value > 0 && request.target.hasPrefix("/get") ? .answer(#"{"recipe": []}"#) : nil
    }
    _ = try await api.run("show", "3").result()
    isGone.next()
    for _ in 1...2 {
      let result = try await api.run("show", "3", "--refresh").result()
      #expect(result.output.contains("4 leeks"))
      #expect(result.errors.contains("no longer has a recipe that is cached"))
      #expect(result.status == 3)
    }
  }

  @Test("a source with a new name asks nothing again, and has no new quota")
  func newName() async throws {
    let api = try RecipeAPI(count: 5, "daily_quota = 2")
    let list = ["list", "--template", "{title}"]
    let first = try await api.run(list).result()
    let text = try api.folder.text(of: "recipes.toml")
    try api.add(text.replacing("[sources.api]", with: "[sources.net]"), "recipes.toml")
    let again = try await api.run(list).result()
    #expect(again.status == 0)
    #expect(again.output == first.output)
    #expect(api.count == 1)
    for id in ["3", "4", "1"] { _ = try await api.run("show", id).result() }
    #expect(api.count == 2)
  }

  @Test("what a server answered is recorded, and the recording gives the same recipes")
  func record() async throws {
    let api = try RecipeAPI(count: 40)
    let list = ["list", "-n", "0", "-o", "ndjson", "--fields", "title,ingredients,social_rank"]
    let first = try await api.run(list).result()
    #expect(try await api.run("cache", "record", "api", "tapes").result().status == 0)
    #expect(try await api.run("cache", "record", "api", "tapes").result().status == 2)
    try api.add("[sources.api]\nkind = \"food2fork\"\nrecording = \"tapes\"\n", "tapes.toml")
    let replayed = try await api.run(list + ["--config", "tapes.toml"]).result()
    #expect(replayed.status == 0)
    #expect(first.output == replayed.output)
    #expect(first.output.split(separator: "\n").count > 30)
  }

  @Test(
    "what a search found is found again without a list, offline, after the quota, and when the server fails",
    arguments: ["offline", "quota", "failure"])
  func recents(cause: String) async throws {
    let isDown = Counter()
    let quota = cause == "quota" ? "daily_quota = 3" : "daily_quota = 50"
    let api = try RecipeAPI(count: 200, quota, "details = \"never\"") { _ in
      isDown.value > 0 ? .answer("{}", status: "503 Busy") : nil
    }
    let json = ["-o", "json"]
    let found: ListDocument = try await api.run(["search", "leek"] + json).result().json()
    #expect(try await api.run("show", "190").result().status == 0)
    isDown.next()
    let recipe = try #require(found.recipes.first)
    let offline = cause == "offline" ? ["--offline"] : []
    for name in [recipe.id, recipe.title] {
      let shown = try await api.run(["show", name] + offline).result()
      #expect(shown.output.contains(recipe.title), "\(name): \(shown.errors)")
    }
    for (command, count) in [(["list"], found.total + 1), (["search", "leek beef"], 9)] {
      let result = try await api.run(command + json + offline).result()
      let document: ListDocument = try result.json()
      #expect(document.total == count, "\(command): \(result.errors)")
      #expect(document.sources.map(\.status) == ["partial"] && !document.complete)
      #expect(result.output.contains("age_seconds"))
      #expect(!result.errors.contains("it is not cached"))
      let isOfOffline = result.errors.contains("some answers are not cached")
      #expect(isOfOffline == (cause == "offline"))
      #expect(result.errors.contains("run once without --offline") == (cause == "offline"))
      #expect(result.status == 3)
    }
  }

  @Test("cache shows the answers of each source and removes them")
  func cache() async throws {
    let api = try RecipeAPI(count: 3)
    _ = try await api.run("list", "-o", "json").result()
    let status = try await api.run("cache", "-o", "json").result()
    #expect(status.output.contains("\"holds\": \"answers\""))
    #expect(try api.kept.files(below: "cache/recipes/answers/api").count == api.count)
    let ofAPI = try await api.run(
      "cache", "status", "api", "-o", "csv", "--fields", "sources,answers"
    )
    .result()
    #expect(ofAPI.output.contains("api,\(api.count)"))
    let wrong = try await api.run("cache", "status", "pai").result()
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("did you mean 'api'?"))
    let cleared = try await api.run("cache", "clear", "api").result()
    #expect(cleared.errors.contains("removed \(api.count) answers"))
    #expect(try api.kept.files(below: "cache/recipes/answers").isEmpty)
    #expect(try await api.run("cache", "clear", "pai").result().status == 2)
  }

  @Test("nothing that the program wrote has the key, however the server spells it")
  func key() async throws {
    let key = "abc/def+ghi12345"
    let spellings = [
      "abc%2Fdef%2Bghi12345", "abc\\/def\\u002bghi12345", "abc&#47;def&#43;ghi12345",
      "abc&amp;#47;def&amp;#43;ghi12345", "\\u0061bc%2fdef%2bghi1234&#53;", key,
    ]
    let rows = spellings.enumerated().map { number, text in
      """
      {"recipe_id": "\(number)", "title": "Soup \(text)", "source_url": "http://a.example/?k=\(text)",
       "publisher": "\(text)", "ingredients": ["\(text)"], "notes": {"from": "\(text)"}}
      """
    }
    let api = try RecipeAPI(count: 0, "key = \"\(key)\"") { request in
      request.target.contains("q=fail")
        ? .answer("{\"error\": \"bad key \(key)\"}", status: "403 No")
        : .answer(
          "{\"count\": 1, \"recipes\": [\(rows.joined(separator: ","))]}",
          headers: ["ETag: \"\(key)\"", "Last-Modified: \(key)"])
    }
    let commands = [
      ["list", "-v"], ["list", "-o", "json", "--refresh"], ["search", "fail", "-v"], ["show", "1"],
      ["cache", "record", "api", "tapes"], ["cache", "-o", "json"], ["sources", "-o", "json"],
      ["list", "--offline", "-o", "csv"],
    ]
    var written: [String] = []
    for command in commands {
      let result = try await api.run(command).result()
      written += [result.output, result.errors]
    }
    for file in try api.kept.files() { written += [file, try api.kept.text(of: file)] }
    #expect(api.targets.allSatisfy { $0.contains("key=abc%2Fdef%2Bghi12345") })
    #expect(written.count > 20)
    for text in written {
      #expect(!text.lowercased().contains("ghi1234"))
    }
  }
}
