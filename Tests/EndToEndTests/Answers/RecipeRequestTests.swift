import TestSupport
import Testing

@Suite("The requests for single recipes")
struct RecipeRequestTests {
  @Test("a recipe that the list leaves out is requested once, and had again, also offline")
  func leftOut() async throws {
    let api = try RecipeAPI(count: 200)
    #expect(try await api.run("list").result().status == 0)
    for arguments in [["999"], ["999"], ["api:999"], ["999", "--offline"]] {
      let shown = try await api.run(["show"] + arguments).result()
      #expect(shown.status == 0, "\(arguments)")
      #expect(shown.output.contains("1000 leeks"))
    }
    #expect(api.targets.dropFirst(RequestCountTests.pages) == ["/get?rId=999"])
    #expect(try await api.run("list", "-n", "0").result().status == 0)
    #expect(try await api.run("show", "999").result().status == 0)
    #expect(api.count == RequestCountTests.pages + 1)
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
    #expect(api.count == 2 + RequestCountTests.pages && other.count == 2 + RequestCountTests.pages)
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
