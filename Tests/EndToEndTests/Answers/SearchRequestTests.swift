import TestSupport
import Testing

@Suite("The requests of searches")
struct SearchRequestTests {
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
    #expect(result.errors.contains("searched the cached list instead"))
  }
}
