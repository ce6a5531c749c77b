import TestSupport
import Testing

/// The requests that commands make of an API of 200 recipes, 30 on a page, whose list has no ingredients.
@Suite("The requests of commands")
struct RequestCountTests {
  private static let pages = 7

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

  @Test("a recipe that the list leaves out is requested once, and had again, also offline")
  func leftOut() async throws {
    let api = try RecipeAPI(count: 200)
    #expect(try await api.run("list").result().status == 0)
    for arguments in [["999"], ["999"], ["api:999"], ["999", "--offline"]] {
      let shown = try await api.run(["show"] + arguments).result()
      #expect(shown.status == 0, "\(arguments)")
      #expect(shown.output.contains("1000 leeks"))
    }
    #expect(api.targets.dropFirst(Self.pages) == ["/get?rId=999"])
    #expect(try await api.run("list", "-n", "0").result().status == 0)
    #expect(try await api.run("show", "999").result().status == 0)
    #expect(api.count == Self.pages + 1)
  }

  @Test("what a search found is found again after a list that leaves it out")
  func foundBefore() async throws {
    let row = #""publisher": "Harbour Kitchen", "title": "Leek pie", "recipe_id": "333""#
    let api = try RecipeAPI(count: 20) { request in
      request.target.contains("q=leek") ? .answer(#"{"count": 1, "recipes": [{\#(row)}]}"#) : nil
    }
    for command in [
      ["search", "leek"], ["list"], ["search", "leek"], ["search", "leek", "--offline"],
    ] {
      let result = try await api.run(command + ["-n", "0"]).result()
      #expect(result.status == 0)
      #expect(result.output.contains("Leek pie") == (command[0] == "search"))
    }
    #expect(api.count == 2)
  }

  @Test("a recipe that a search showed is shown by any of its names without a list")
  func foundBySearch() async throws {
    let api = try RecipeAPI(count: 200)
    let search = ["search", "leek", "-n", "1", "-o", "csv", "--fields", "id,title"]
    let found = try await api.run(search).result()
    let row = try #require(found.output.split(whereSeparator: \.isNewline).last)
    let names = row.split(separator: ",")
    let searches = api.count
    for name in names.map(String.init) + ["http://harbour.example/0", "0", "api:0"] {
      let shown = try await api.run("show", name).result()
      #expect(shown.status == 0, "\(name)")
      #expect(shown.output.contains("1 leeks"), "\(name)")
    }
    #expect(api.targets.dropFirst(searches) == ["/get?rId=0"])
  }

  @Test(
    "a server that answers something else for a recipe is named, and asked no further",
    arguments: [
      "<html>down</html>",
      #"{"count": 2, "recipes": [{"recipe_id": "1", "title": "A"}, {"recipe_id": "2", "title": "B"}]}"#,
    ])
  func odd(answer: String) async throws {
    let api = try RecipeAPI(count: 20, "daily_quota = 50") { request in
      request.target.hasPrefix("/get") ? .answer(answer) : nil
    }
    #expect(try await api.run("list").result().status == 0)
    let shown = try await api.run("show", "7").result()
    #expect(shown.status == 3)
    #expect(
      shown.errors.contains(answer.hasPrefix("<") ? "something other than recipes" : "a list"))
    let list = try await api.run("list", "-o", "json").result()
    let document: ListDocument = try list.json()
    #expect(list.status == 3 && !document.complete)
    // Two requests run at once.
    #expect(api.count <= 4)
  }

  @Test("a recipe that is named with its source makes no other server work")
  func otherSource() async throws {
    let (api, other) = (try RecipeAPI(count: 200), try RecipeAPI(count: 200))
    try api.folder.write(
      try api.folder.text(of: "recipes.toml") + "\n"
        + other.folder.text(of: "recipes.toml").replacing("[sources.api]", with: "[sources.other]"),
      to: "recipes.toml")
    #expect(try await api.run("show", "api:150").result().status == 0)
    #expect(api.targets == ["/get?rId=150"])
    #expect(other.targets == [])
  }

  @Test("an id is asked of every server, and a list read only if none has it")
  func idOfOneServer() async throws {
    let api = try RecipeAPI(count: 200)
    let other = try RecipeAPI(count: 200) { request in
      request.target.hasPrefix("/get") ? .answer(#"{"recipe": []}"#) : nil
    }
    let soup = #"{"title": "Potage", "recipe_id": "nn-7", "ingredients": ["1 leek"]}"#
    try api.folder.write(soup, to: "notes/soup.json")
    try api.folder.write(
      try api.folder.text(of: "recipes.toml") + "\n"
        + other.folder.text(of: "recipes.toml").replacing("[sources.api]", with: "[sources.other]")
        + "\n[sources.notes]\nkind = \"json\"\npath = \"notes\"\n",
      to: "recipes.toml")
    for name in ["nn-7", "soup.json", "potage"] {
      #expect(try await api.run("show", name).result().status == 0)
    }
    #expect(api.targets == [] && other.targets == [])
    let shown = try await api.run("show", "150").result()
    #expect(shown.status == 0 && shown.errors.isEmpty)
    #expect(api.targets == ["/get?rId=150"])
    #expect(other.targets == ["/get?rId=150"])
    #expect(try await api.run("show", "Beef and leek 2").result().status == 0)
    // Both have it, and are asked for its ingredients.
    #expect(api.count == 2 + Self.pages && other.count == 2 + Self.pages)
  }

  @Test("a recipe that lacks what could not be requested is partial, for people and for programs")
  func partialRecipe() async throws {
    try await QuotaClock.waitForRoom()
    let api = try RecipeAPI(count: 40, "daily_quota = 2")
    #expect(try await api.run("list").result().status == 0)
    for offline in [[], ["--offline"]] {
      let shown = try await api.run(["show", "17", "-o", "json"] + offline).result()
      let document: ListDocument = try shown.json()
      #expect(shown.status == 3)
      #expect(!document.complete)
      #expect(shown.errors.contains("the recipe could not be fetched whole"))
      let list = try await api.run(["shop", "17"] + offline).result()
      #expect(list.status == 3)
      #expect(list.errors.contains("the recipe could not be fetched whole"))
    }
    #expect(api.count == 2)
  }

  @Test(
    "a search goes to the API when no list is kept: shared words once, else each alternative",
    arguments: [
      ("leek carrot", ["leek%20carrot"]), ("leek OR kale", ["leek", "kale"]),
      ("leek (plum OR kale)", ["leek"]), ("(leek plum) OR (kale leek)", ["leek"]),
      ("courgette", ["courgette"]),
    ])
  func search(query: String, asked: [String]) async throws {
    let api = try RecipeAPI(count: 20)
    _ = try await api.run("search", query).result()
    let targets = api.targets.filter { $0.hasPrefix("/search") }
    #expect(targets == asked.map { "/search?q=\($0)&page=1" })
  }

  /// A server that finds 25 soups by any words, each with an ingredient.
  private static func soups(with food: String) throws -> RecipeAPI {
    let row = #""publisher": "Harbour Kitchen", "title": "Soup"#
    let rows = (0..<25).map { #"{"recipe_id": "\#($0)", \#(row) \#($0)"}"# }
    return try RecipeAPI(count: 0) { request in
      guard request.target.contains("/get") else {
        return .answer(#"{"count": 25, "recipes": [\#(rows.joined(separator: ","))]}"#)
      }
      let id = request.target.split(separator: "=").last ?? ""
      let ingredients = #""ingredients": ["\#(id) \#(food)"]"#
      return .answer(#"{"recipe": {"recipe_id": "\#(id)", \#(row) \#(id)", \#(ingredients)}}"#)
    }
  }

  @Test(
    "what a server finds is found, before its ingredients are known and after, whatever they are")
  func foundByServer() async throws {
    let api = try Self.soups(with: "cabbages")
    let outline = ["-o", "json", "--fields", "id,title,sources"]
    for (options, requests) in [
      (outline, 1), (outline + ["--no-cache"], 1), (["-n", "3", "-o", "json"], 4), (outline, 4),
      (["-n", "3", "-o", "json"], 4), (outline + ["--offline"], 4),
    ] as [([String], Int)] {
      let result = try await api.run(["search", "kales", "--no-merge"] + options).result()
      let document: ListDocument = try result.json()
      #expect(document.total == 25, "\(options)")
      #expect(document.complete && result.status == 0, "\(options)")
      #expect(document.recipes.count == (options.contains("3") ? 3 : 25))
      #expect(api.count == requests, "\(options)")
    }
    let explained = try await api.run("search", "kales", "--explain", "-n", "1").result()
    #expect(explained.output.contains("found by its server"))
    let other = try await api.run(["search", "--no-merge"] + outline + ["--", "kales -cabbages"])
      .result()
    let document: ListDocument = try other.json()
    // The server cannot tell what has none: of three it is known, and of ten it is asked.
    #expect(document.total < 25 && !document.complete)
  }

  @Test("what only ingredients decide is requested, of ten recipes each time a server is searched")
  func byIngredients() async throws {
    let api = try Self.soups(with: "kales")
    let search = ["search", "ingredient:kales", "-o", "json", "--no-merge"]
    for (again, count, left, requests) in [
      ([], 10, 15, 11), ([], 10, 15, 11), (["--refresh"], 20, 5, 32),
    ] as [([String], Int, Int, Int)] {
      let result = try await api.run(search + again).result()
      let document: ListDocument = try result.json()
      #expect(document.total == count)
      #expect(document.sources.map(\.status) == ["ok"])
      #expect(result.status == 0 && !document.complete)
      #expect(result.errors.contains("api: \(left) recipes could not be searched whole"))
      #expect(api.count == requests)
    }
    let last = try await api.run(search + ["--refresh"]).result()
    let document: ListDocument = try last.json()
    #expect(document.total == 25)
    #expect(last.status == 0)
  }

  @Test(
    "a search requests the ingredients that it needs of what the server found, and no others",
    arguments: [
      ("leek", 9, 1), ("title:leek", 9, 1), ("ingredient:leek", 9, 10), ("-butter leek", 0, 10),
      ("leek ingredient:kale", 0, 1), ("leek (plum OR ingredient:egg)", 9, 9),
      ("leek rank:>=95 -ingredient:kale", 6, 7), ("leek missing:ingredients", 0, 10),
      ("leek ingredients:<9", 9, 10), ("leek publisher:shore", 0, 1),
      // Where the first three have no time, the others need not be asked for one.
      ("leek time:<30", 0, 4),
    ])
  func needed(query: String, count: Int, requests: Int) async throws {
    let api = try RecipeAPI(count: 20)
    let options = ["-o", "json", "--fields", "id,title,sources", "--no-merge"]
    let result = try await api.run(["search"] + options + ["--", query]).result()
    let document: ListDocument = try result.json()
    #expect(document.total == count)
    #expect(document.complete != query.contains("time"))
    #expect(api.count == requests)
  }

  @Test(
    "a search that needs ingredients which are not requested is not complete, and says so",
    arguments: [
      (["ingredient:leek"], 0), (["leek"], 9), (["--", "-ingredient:leek"], 20),
      (["time:<30"], 0), (["--have", "leeks, eggs"], 0),
    ])
  func unrequested(words: [String], count: Int) async throws {
    let api = try RecipeAPI(count: 20)
    _ = try await api.run("list").result()
    for options in [[], ["--no-cache"], ["--offline"]] {
      let fields = ["-o", "json", "--fields", "id,title,sources"]
      let command = ["search"] + fields + options + words
      let result = try await api.run(command).result()
      let document: ListDocument = try result.json()
      #expect(document.total == count, "\(command)")
      #expect(!document.complete && document.sources.map(\.status) == ["ok"], "\(command)")
      #expect(result.errors.contains("20 recipes could not be searched whole"), "\(command)")
    }
    #expect(api.count == 1)
    let titles = try await api.run("search", "title:leek", "-o", "json").result()
    let document: ListDocument = try titles.json()
    #expect(document.complete && document.total == 9)
  }

  @Test(
    "what is shown does not contradict the search once it has its ingredients",
    arguments: [("-butter", 0), ("leek -plum", 8), ("leek missing:ingredients", 0)])
  func contradiction(query: String, count: Int) async throws {
    let api = try RecipeAPI(count: 20)
    _ = try await api.run("list").result()
    let search = ["search", "-o", "json", "--fields", "id,title,sources,ingredients", "--"]
    let document: ListDocument = try await api.run(search + [query]).result().json()
    #expect(document.total == count)
    #expect(document.recipes.count == count)
  }

  @Test("details that are never requested leave a search that needs them incomplete")
  func neverRequested() async throws {
    let api = try RecipeAPI(count: 20, "details = \"never\"")
    let result = try await api.run("search", "ingredient:leek", "-o", "json").result()
    let document: ListDocument = try result.json()
    #expect(result.status == 1 && !document.complete)
    #expect(result.errors.contains("9 recipes could not be searched whole"))
    #expect(api.count == 1)
  }

  @Test("a search that a server refuses is made in the list that is kept, and says so")
  func refused() async throws {
    let isDown = Counter()
    let api = try RecipeAPI(count: 40, "fresh_for = \"0s\"") { _ in
      isDown.value > 0 ? .answer("{}", status: "503 Busy") : nil
    }
    _ = try await api.run("list").result()
    isDown.next()
    let result = try await api.run("search", "carrot", "-o", "json").result()
    let document: ListDocument = try result.json()
    #expect(result.status == 3)
    #expect(document.sources.map(\.status) == ["stale"])
    #expect(document.total > 5)
    #expect(result.errors.contains("the list that is kept was searched instead"))
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

  @Test("titles and ranks are those of the list, although older details are kept")
  func renewedRow() async throws {
    let isLater = Counter()
    let api = try RecipeAPI(count: 1) { request in
      guard isLater.value > 0, !request.target.hasPrefix("/get") else { return nil }
      return .answer(
        """
        {"count": 1, "recipes": [
          {"recipe_id": "0", "title": "Leek of today", "social_rank": 41}]}
        """)
    }
    _ = try await api.run("list").result()
    _ = try await api.run("show", "0").result()
    isLater.next()
    for command in [["list", "--refresh"], ["list"], ["show", "0"]] {
      let result = try await api.run(command).result()
      #expect(result.output.contains("Leek of today") && result.output.contains("41"))
    }
    #expect(api.count == 3)
  }

  @Test("a recipe that is asked for again has its newer title and rank, though the list is older")
  func renewedRecipe() async throws {
    let isLater = Counter()
    let api = try RecipeAPI(count: 2) { request in
      guard isLater.value > 0, request.target.hasPrefix("/get") else { return nil }
      return .answer(
        """
        {"recipe": {"recipe_id": "1", "title": "Leek of today", "social_rank": 41,
          "ingredients": ["1 leek"]}}
        """)
    }
    _ = try await api.run("list").result()
    isLater.next()
    for command in [["show", "1", "--refresh"], ["show", "1"], ["list"], ["list", "--offline"]] {
      let result = try await api.run(command).result()
      #expect(result.status == 0)
      #expect(
        result.output.contains("Leek of today") && result.output.contains("41"), "\(command)")
    }
    let shown = try await api.run("show", "1", "-o", "json").result()
    #expect(shown.output.contains("Harbour Kitchen"), "what the details lack is as the list has it")
    #expect(api.targets.dropFirst() == ["/get?rId=1"])
  }

  @Test("an id that a source does not have costs one request, and is said to be missing")
  func absentID() async throws {
    let api = try RecipeAPI(count: 40) { request in
      request.target.hasPrefix("/get") ? .answer(#"{"recipe": []}"#) : nil
    }
    for _ in 1...2 {
      let before = api.count
      let shown = try await api.run("show", "api:my-999").result()
      #expect(shown.status == 1)
      #expect(shown.errors.contains("api has no recipe with the id 'my-999'"), "\(shown.errors)")
      #expect(api.targets.dropFirst(before).count <= 1)
      _ = try await api.run("list").result()
    }
    #expect(api.targets.filter { $0.hasPrefix("/search") }.count == 2)
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

  @Test("details that are no longer fresh are renewed when they are shown")
  func staleDetails() async throws {
    let api = try RecipeAPI(count: 20, "fresh_for = \"0s\"")
    for count in [4, 8] {
      _ = try await api.run("list", "-n", "3", "-o", "ndjson").result()
      #expect(api.count == count)
    }
    _ = try await api.run("show", "0").result()
    #expect(api.count == 9)
  }
}

extension String {
  /// What follows the reports of the sources, which have times.
  fileprivate var recipes: Substring? {
    split(separator: "\"recipes\":", maxSplits: 1).last
  }
}
